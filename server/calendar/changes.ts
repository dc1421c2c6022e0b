import { office } from '../../contract/content/current.ts';
import { daysAfter, holidayOn, isDay } from '../../contract/days.ts';
import { holidays as holidaysWords } from '../../messages/en/holidays.ts';
import { businessDay, startOfBusinessDay } from '../formats/business-time.ts';
import { oneLine } from '../formats/visible-text.ts';
import type { Closure, Store } from '../store/store.ts';
import type { NewEntry } from '../store/users.ts';
import { LONGEST_WORDS, STORM_SETTING } from './office-hours.ts';

// What the office changes about its calendar while the server runs, on the command line and on the web alike.

/** Who changes something: the id of a user, or null for the command line. */
export type Author = { by: string | null; at: Date };

/** The `made_by` of a person without a name here. */
const COMMAND_LINE = 'cli';

export const MOST_TIMES_AS_LONG = 20;

/** Longer than a reason is. */
const LONGEST_REASON = 200;

/** Why something was not changed. */
export type Problem =
  | 'no-day'
  | 'past'
  | 'no-reason'
  | 'half-a-time'
  | 'no-time'
  | 'not-after'
  | 'no-words'
  | 'no-factor';

type Outcome<Done> = { done: Done } | { problem: Problem };

/** As it was typed; whatever was left out is empty. */
export type TypedClosure = { day: string; reason: string; from: string; until: string };

/** Closes the office on a day, or gives that day hours of its own. */
export async function closeDay(
  store: Pick<Store, 'saveClosure'>,
  typed: TypedClosure,
  author: Author,
): Promise<Outcome<Closure>> {
  const { day, from, until } = typed;
  const reason = oneLine(typed.reason, LONGEST_REASON).trim();
  const problem =
    dayProblem(day, author.at) ?? (reason === '' ? 'no-reason' : undefined) ?? hoursProblem(from, until);
  if (problem) return { problem };
  const { by, at } = author;
  const hours = { openFrom: from || null, openUntil: until || null };
  const closure = { day, reason, ...hours, madeBy: by ?? COMMAND_LINE, madeAt: at };
  await store.saveClosure(closure, audit(author, 'day-closed', day));
  return { done: closure };
}

/** Gives a day its weekly hours again; false when nothing was said of it. */
export function reopenDay(store: Pick<Store, 'removeClosure'>, day: string, author: Author) {
  return store.removeClosure(day, audit(author, 'day-reopened', day));
}

/** Why a day cannot be asked for, if it cannot. */
function dayProblem(day: string, at: Date): 'no-day' | 'past' | undefined {
  if (!isDay(day)) return 'no-day';
  return startOfBusinessDay(daysAfter(day, 1)) <= at ? 'past' : undefined;
}

function hoursProblem(from: string, until: string): Problem | undefined {
  if (from === '' && until === '') return undefined;
  if (from === '' || until === '') return 'half-a-time';
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/;
  if (!isTime.test(from) || !(isTime.test(until) || until === '24:00')) return 'no-time';
  return from < until ? undefined : 'not-after';
}

/** As it was typed, but for its end. */
export type TypedStorm = { until: Date; words: string; factor: string; notBefore: string };

/** Tells every visitor that a storm keeps the office busy, and promises answers for later. */
export async function stormOn(
  store: Pick<Store, 'saveSetting'>,
  { until, factor, notBefore, ...typed }: TypedStorm,
  author: Author,
): Promise<Outcome<{ until: Date; words: string }>> {
  const words = typed.words.replaceAll(/\s+/g, ' ').trim();
  const problem =
    (until <= author.at ? 'past' : undefined) ??
    (words === '' || words.length > LONGEST_WORDS || /\p{Cc}/u.test(words) ? 'no-words' : undefined) ??
    (factor === '' || isFactor(factor) ? undefined : 'no-factor') ??
    (notBefore === '' ? undefined : dayProblem(notBefore, author.at));
  if (problem) return { problem };
  const storm = {
    until: until.toISOString(),
    words,
    ...(factor !== '' && { factor: Number(factor) }),
    ...(notBefore !== '' && { notBefore }),
  };
  const { by, at } = author;
  await store.saveSetting(
    { name: STORM_SETTING, value: JSON.stringify(storm), changedBy: by ?? COMMAND_LINE, changedAt: at },
    audit(author, 'storm-on', businessDay(new Date(until.getTime() - 1))),
  );
  return { done: { until, words } };
}

/** Ends that before its time; false when it was not on. */
export function stormOff(store: Pick<Store, 'removeSetting'>, author: Author) {
  return store.removeSetting(STORM_SETTING, audit(author, 'storm-off', businessDay(author.at)));
}

/** How many times as long an answer may be said to take. */
function isFactor(typed: string): boolean {
  const factor = Number(typed);
  return typed.trim() !== '' && factor >= 1 && factor <= MOST_TIMES_AS_LONG;
}

function audit({ by, at }: Author, what: NewEntry['what'], detail: string): NewEntry {
  return { by, what, detail, at };
}

/** A day on which the office keeps other hours than on that weekday. */
export type ClosedDay = Pick<Closure, 'day' | 'reason' | 'openFrom' | 'openUntil'> & {
  /** Who has said so; null for a holiday, which comes every year. */
  madeBy: string | null;
};

/** Those of the next year in their order, the holidays among them. What was said of a day goes before its holiday. */
export async function closedDaysFrom(
  store: Pick<Store, 'closuresFrom'>,
  today: string,
): Promise<ClosedDay[]> {
  const closures = await store.closuresFrom(today);
  const days = Array.from({ length: 365 }, (_, count) => daysAfter(today, count));
  const holidays = days.flatMap((day) => {
    const holiday = holidayOn(day, office.holidays);
    if (!holiday || closures.some((closure) => closure.day === day)) return [];
    return [
      { day, reason: holidaysWords.holidayNames[holiday], openFrom: null, openUntil: null, madeBy: null },
    ];
  });
  return [...closures, ...holidays].sort((one, other) => (one.day < other.day ? -1 : 1));
}
