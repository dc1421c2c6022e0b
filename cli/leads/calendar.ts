import {
  type Author,
  type ClosedDay,
  closeDay,
  closedDaysFrom,
  MOST_TIMES_AS_LONG,
  type Problem,
  reopenDay,
  stormOff,
  stormOn,
  type TypedClosure,
} from '../../server/calendar/changes.ts';
import { LONGEST_WORDS } from '../../server/calendar/office-hours.ts';
import { businessDay, businessMinute } from '../../server/formats/business-time.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { UsageError } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import { asComingDay, asFutureTime } from '../time.ts';
import type { LeadsCommand } from './command.ts';

/** The command line does not know its user's name. */
function byCommandLine(at: Date): Author {
  return { by: null, at };
}

const WHEN_IT_COUNTS =
  'The servers know within a minute. What was promised before stays promised. Search engines are told of the holidays alone.';

export const closedAddCommand: LeadsCommand = {
  name: 'closed add',
  about: 'Closes the office on a day, or gives that day hours of its own',
  args: ['DAY'],
  options: {
    reason: { type: 'string', value: 'TEXT', about: 'why, for the office' },
    from: {
      type: 'string',
      value: 'HH:MM',
      about: 'with --until: open from then, and at no other time of the day',
    },
    until: { type: 'string', value: 'HH:MM', about: 'to this time, or 24:00' },
  },
  notes: `DAY is written like 2026-12-24. It goes before the weekly hours and the holidays of content/office.ts, so a holiday on which
the office works all the same gets its hours here. The same day again takes the place of what was said before.
${WHEN_IT_COUNTS}`,
  async run({ store, args: [typed = ''], values, at, stdout }) {
    const day = asComingDay(typed, at);
    const [reason = '', from = '', until = ''] = [values.reason, values.from, values.until].map(asText);
    const outcome = await closeDay(store, { day, reason, from, until }, byCommandLine(at));
    if ('problem' in outcome) throw new UsageError(whyNot(outcome.problem, { day, reason, from, until }));
    const { done } = outcome;
    stdout(`${day} ${hoursInWords(done)}: ${visibleText(done.reason)}\n${WHEN_IT_COUNTS}\n`);
    return 0;
  },
};

export const closedListCommand: LeadsCommand = {
  name: 'closed list',
  about: 'Lists the days of the next year that have no hours or hours of their own',
  args: [],
  options: { json: { type: 'boolean', about: 'as JSON for a program' } },
  async run({ store, values, at, stdout, stderr }) {
    const today = businessDay(at);
    const days = (await closedDaysFrom(store, today)).map(asRow);
    if (values.json) stdout(asJson(days));
    else if (days.length > 0)
      stdout(asTable(days.map(({ day, hours, reason, by }) => [day, hours, reason, by])));
    if (days.length > 0) return 0;
    stderr('Nothing was found.\n');
    return 1;
  },
};

export const closedRemoveCommand: LeadsCommand = {
  name: 'closed remove',
  about: 'Gives a day its weekly hours again',
  args: ['DAY'],
  options: {},
  notes: `A holiday of content/office.ts stays closed: give it hours with "closed add".
${WHEN_IT_COUNTS}`,
  async run({ store, args: [typed = ''], at, stdout, stderr }) {
    const day = asComingDay(typed, at);
    if (!(await reopenDay(store, day, byCommandLine(at)))) {
      stderr(`Nothing was said of ${day}.\n`);
      return 1;
    }
    stdout(`${day} has its usual hours again.\n${WHEN_IT_COUNTS}\n`);
    return 0;
  },
};

function asText(value: unknown): string {
  return value === undefined ? '' : String(value);
}

function whyNot(problem: Problem, { from, until }: TypedClosure): string {
  if (problem === 'half-a-time') return '--from and --until belong together.';
  if (problem === 'no-time') return 'Say a time like 09:00, on a clock of 24 hours.';
  if (problem === 'not-after') return `${until} is not after ${from}.`;
  return 'Say why: --reason "Inventory".';
}

type Row = { day: string; hours: string; reason: string; by: string };

function asRow(closed: ClosedDay): Row {
  const { day, reason, madeBy } = closed;
  return { day, hours: hoursInWords(closed), reason, by: madeBy ?? 'every year' };
}

function hoursInWords({ openFrom, openUntil }: Pick<ClosedDay, 'openFrom' | 'openUntil'>): string {
  return openFrom === null ? 'closed' : `open ${openFrom} to ${openUntil}`;
}

export const stormOnCommand: LeadsCommand = {
  name: 'storm on',
  about: 'Tells every visitor that a storm keeps the office busy, and promises answers for later',
  args: [],
  options: {
    until: {
      type: 'string',
      value: 'TIME',
      about: `when it ends by itself: a day (2026-12-01, to its end), a time (2026-12-01T18:00), or how
long (36h, 3d)`,
    },
    words: { type: 'string', value: 'TEXT', about: 'what stands above the forms and on the contact page' },
    factor: { type: 'string', value: 'N', about: 'an answer takes so many times as long as usual' },
    'not-before': { type: 'string', value: 'DAY', about: 'no answer is promised before this day' },
  },
  notes: `Pages, answers and mails know within a minute; a browser may keep what it was told for one minute more. What was promised
before stays promised. Said again, it takes the place of what was said before.`,
  async run({ store, values, at, stdout }) {
    const until = asFutureTime(required(values.until, '--until 3d'), at);
    const words = required(values.words, '--words "The storm …"');
    const factor = values.factor === undefined ? '' : String(values.factor);
    const notBefore = values['not-before'] === undefined ? '' : asComingDay(String(values['not-before']), at);
    const outcome = await stormOn(store, { until, words, factor, notBefore }, byCommandLine(at));
    if ('problem' in outcome) {
      throw new UsageError(
        outcome.problem === 'no-factor'
          ? `"${factor}" is no factor. Say a number from 1 to ${MOST_TIMES_AS_LONG}.`
          : `Say 1 to ${LONGEST_WORDS} characters with --words.`,
      );
    }
    stdout(`On until ${businessMinute(until)}, at the office: ${visibleText(outcome.done.words)}\n`);
    return 0;
  },
};

export const stormOffCommand: LeadsCommand = {
  name: 'storm off',
  about: 'Ends that before its time',
  args: [],
  options: {},
  async run({ store, at, stdout, stderr }) {
    if (!(await stormOff(store, byCommandLine(at)))) {
      stderr('It is not on.\n');
      return 1;
    }
    stdout('Off. The servers know within a minute.\n');
    return 0;
  },
};

function required(value: unknown, example: string): string {
  if (typeof value !== 'string') throw new UsageError(`Say ${example}.`);
  return value;
}
