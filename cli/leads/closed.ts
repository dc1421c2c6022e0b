import { businessDay } from '../../server/business-time.ts';
import {
  type Author,
  closeDay,
  type Problem,
  reopenDay,
  type TypedClosure,
} from '../../server/calendar/changes.ts';
import { type ClosedDay, closedDaysFrom } from '../../server/calendar/closed-days.ts';
import { visibleText } from '../../server/visible-text.ts';
import { UsageError } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import { asComingDay } from '../time.ts';
import type { LeadsCommand } from './command.ts';

/** Whoever may run the command line has no name here. */
export function byCommandLine(at: Date): Author {
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
