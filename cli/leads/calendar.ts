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
} from '../../server/calendar/changes.ts';
import { LONGEST_WORDS } from '../../server/calendar/office-hours.ts';
import { businessDay, businessMinute } from '../../server/formats/business-time.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { Failure, JSON_OPTION, UsageError, type Values } from '../command.ts';
import { asJson, asTable } from '../output.ts';
import { asComingDay, asFutureTime } from '../time.ts';
import type { LeadsCommand } from './command.ts';

/** The command line does not know its user's name. */
function byCommandLine(at: Date): Author {
  return { by: null, at };
}

const WHEN_IT_COUNTS =
  'The servers know within a minute. Earlier promises stay as they are. Search engines see only the holidays.';

const closedAddCommand: LeadsCommand = {
  name: 'closed add',
  about: 'Close the office on a day, or give the day its own hours',
  args: ['DAY'],
  options: {
    reason: { type: 'string', value: 'TEXT', about: 'why, for the office' },
    from: { type: 'string', value: 'HH:MM', about: 'with --until: open from this time' },
    until: { type: 'string', value: 'HH:MM', about: 'with --from: open to this time, or 24:00' },
  },
  notes: `DAY is a day like 2026-12-24. This overrides the weekly hours and the holidays of content/office.yaml. For a day that has an
entry already, it replaces that.
${WHEN_IT_COUNTS}`,
  async run({ store, args, values, at, stdout }) {
    const day = asComingDay(args[0] ?? '', at);
    const closure = {
      day,
      reason: text(values, 'reason'),
      from: text(values, 'from'),
      until: text(values, 'until'),
    };
    const outcome = await closeDay(store, closure, byCommandLine(at));
    if ('problem' in outcome) throw new UsageError(PROBLEMS[outcome.problem]);
    const { done } = outcome;
    stdout(`${day} ${hoursInWords(done)}: ${visibleText(done.reason)}\n${WHEN_IT_COUNTS}\n`);
  },
};

const PROBLEMS: Record<Problem, string> = {
  'no-day': 'The day is not a day.',
  past: 'The day is in the past.',
  'half-a-time': '--from and --until go together.',
  'no-time': 'Use a 24-hour time like 09:00.',
  'not-after': '--until must be later than --from.',
  'no-reason': 'A reason is missing: --reason "Inventory".',
  'no-words': `--words must have 1 to ${LONGEST_WORDS} characters.`,
  'no-factor': `--factor must be a number from 1 to ${MOST_TIMES_AS_LONG}.`,
};

const closedListCommand: LeadsCommand = {
  name: 'closed list',
  about: 'List the days of the next year that are closed or have their own hours',
  options: { json: JSON_OPTION },
  async run({ store, values, at, stdout }) {
    const days = (await closedDaysFrom(store, businessDay(at))).map((closed) => ({
      day: closed.day,
      hours: hoursInWords(closed),
      reason: closed.reason,
      by: closed.madeBy ?? 'every year',
    }));
    if (values.json) stdout(asJson(days));
    else stdout(asTable(days.map(Object.values)));
    if (days.length === 0) throw new Failure('Nothing was found.');
  },
};

const closedRemoveCommand: LeadsCommand = {
  name: 'closed remove',
  about: 'Return a day to its weekly hours',
  args: ['DAY'],
  notes: `A holiday of content/office.yaml stays closed: give it hours with "closed add".
${WHEN_IT_COUNTS}`,
  async run({ store, args, at, stdout }) {
    const day = asComingDay(args[0] ?? '', at);
    if (!(await reopenDay(store, day, byCommandLine(at)))) throw new Failure(`${day} has no entry.`);
    stdout(`${day} has its usual hours again.\n${WHEN_IT_COUNTS}\n`);
  },
};

function hoursInWords({ openFrom, openUntil }: Pick<ClosedDay, 'openFrom' | 'openUntil'>): string {
  return openFrom === null ? 'closed' : `open ${openFrom} to ${openUntil}`;
}

const stormOnCommand: LeadsCommand = {
  name: 'storm on',
  about: 'Show visitors a storm notice, and promise later answers',
  options: {
    until: {
      type: 'string',
      value: 'TIME',
      about: `when it ends: the end of a day (2026-12-01), a time (2026-12-01T18:00), or a delay (36h, 3d)`,
    },
    words: { type: 'string', value: 'TEXT', about: 'the notice above the forms and on the contact page' },
    factor: { type: 'string', value: 'N', about: 'how many times as long an answer takes' },
    'not-before': { type: 'string', value: 'DAY', about: 'promise no answer before this day' },
  },
  notes: `Pages, answers and mails change within a minute; a browser may keep the old notice for one more. Earlier promises stay
as they are. Run again, this replaces the notice.`,
  async run({ store, values, at, stdout }) {
    const until = asFutureTime(required(values.until, '--until'), at);
    const words = required(values.words, '--words');
    const factor = text(values, 'factor');
    const notBefore = values['not-before'] === undefined ? '' : asComingDay(String(values['not-before']), at);
    const outcome = await stormOn(store, { until, words, factor, notBefore }, byCommandLine(at));
    if ('problem' in outcome) throw new UsageError(PROBLEMS[outcome.problem]);
    stdout(`On until ${businessMinute(until)}, office time: ${visibleText(outcome.done.words)}\n`);
  },
};

const stormOffCommand: LeadsCommand = {
  name: 'storm off',
  about: 'Remove the storm notice',
  async run({ store, at, stdout }) {
    if (!(await stormOff(store, byCommandLine(at)))) throw new Failure('It is not on.');
    stdout('Off. The servers know within a minute.\n');
  },
};

function text(values: Values, option: string): string {
  return String(values[option] ?? '');
}

function required(value: unknown, option: string): string {
  if (typeof value !== 'string') throw new UsageError(`${option} is required.`);
  return value;
}

export const calendarCommands = [
  closedAddCommand,
  closedListCommand,
  closedRemoveCommand,
  stormOnCommand,
  stormOffCommand,
];
