import { daysAfter } from '../../contract/days.ts';
import { fill } from '../../contract/fill.ts';
import { officeBoard as words } from '../../messages/en/office-board.ts';
import { onTheClock, timeInWords } from '../../messages/time-in-words.ts';
import type { Calendar } from '../../server/calendar/calendar.ts';
import { businessDay, businessMinute, startOfBusinessDay } from '../../server/formats/business-time.ts';
import type { Lead } from '../../server/store/store.ts';
import { whenInWords } from '../moments.ts';
import type { TapeOfToday } from './tape.tsx';

/** The place of what came before today, where its mark is still whole. In minutes. */
const BEGINNING = 36;

/** Marks that are nearer than this would cover each other on a phone. In minutes. */
const APART = 66;

/** The last place where a mark is still whole. In minutes after midnight. */
const LAST = 24 * 60 - BEGINNING;

/** Every third hour has its number. */
const NUMBERED = ['03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00'];

/** Today by the office's clock, in minutes after midnight: when it is open, what time it is, and when what waits has come. */
export function tapeOfToday(
  waiting: Pick<Lead, 'createdAt' | 'priority'>[],
  now: Date,
  calendar: Calendar | undefined,
): TapeOfToday {
  const day = businessDay(now);
  const midnight = startOfBusinessDay(day);
  return {
    caption: calendar && captionOf(now, calendar),
    open: calendar ? spansOf(day, calendar) : [],
    now: minuteOf(now),
    marks: spread(
      waiting.map(({ createdAt, priority }) => ({
        at: createdAt < midnight ? BEGINNING : Math.max(BEGINNING, minuteOf(createdAt)),
        isUrgent: priority !== 'normal',
      })),
    ),
    hours: NUMBERED.map((time) => (time === '12:00' ? timeInWords(time) : onTheClock(time))),
  };
}

type Mark = TapeOfToday['marks'][number];

/** Marks that would overlap are one with a count, or are moved apart; urgent ones are drawn last. */
function spread(waiting: Omit<Mark, 'count'>[]): Mark[] {
  const marks: Mark[] = [];
  for (const { at, isUrgent } of waiting.toSorted(inOrder)) {
    const near = marks.find((mark) => mark.isUrgent === isUrgent && at - mark.at < APART);
    if (near) near.count += 1;
    else marks.push({ at, isUrgent, count: 1 });
  }
  marks.sort(inOrder);
  // The earlier one gives way: none of them can come at a time that is still to come.
  let until = LAST;
  for (const mark of marks.toReversed()) {
    mark.at = Math.min(mark.at, until);
    until = mark.at - APART;
  }
  let from = BEGINNING;
  for (const mark of marks) {
    mark.at = Math.max(mark.at, from);
    from = mark.at + APART;
  }
  return marks.toSorted((one, other) => Number(one.isUrgent) - Number(other.isUrgent));
}

function inOrder(one: Omit<Mark, 'count'>, other: Omit<Mark, 'count'>): number {
  return one.at - other.at || Number(one.isUrgent) - Number(other.isUrgent);
}

function captionOf(now: Date, calendar: Calendar): string {
  if (calendar.isOpen(now)) {
    const [today] = calendar.openDaysFrom(now);
    const until = today?.spans[0]?.until;
    return until ? fill(words.openUntil, { when: whenInWords(new Date(until), now) }) : words.closed;
  }
  const opening = calendar.nextOpening(now);
  return opening ? fill(words.closedUntil, { when: whenInWords(opening, now) }) : words.closed;
}

function spansOf(day: string, calendar: Calendar): [from: number, until: number][] {
  const [first] = calendar.openDaysFrom(startOfBusinessDay(day));
  if (first?.day !== day) return [];
  const end = startOfBusinessDay(daysAfter(day, 1)).getTime();
  return first.spans.map(({ from, until }) => [
    minuteOf(new Date(from)),
    until >= end ? 24 * 60 : minuteOf(new Date(until)),
  ]);
}

/** As the clock on the wall shows it, also on a day that has 23 or 25 hours. */
function minuteOf(at: Date): number {
  const [hours = 0, minutes = 0] = businessMinute(at).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}
