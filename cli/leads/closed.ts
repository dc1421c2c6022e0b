import { office } from '../../content/office.ts';
import { holidayNames } from '../../content/words/holidays.ts';
import { daysAfter } from '../../contract/days.ts';
import { holidayOn } from '../../contract/holidays.ts';
import { businessDay } from '../../server/business-time.ts';
import type { Closure } from '../../server/store/store.ts';
import { oneLine, visibleText } from '../../server/visible-text.ts';
import { UsageError } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import { asComingDay } from '../time.ts';
import type { LeadsCommand } from './command.ts';

/** Whoever may run the command line has no name here. */
export const BY_COMMAND_LINE = 'cli';

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
    const reason = oneLine(String(values.reason ?? '')).trim();
    if (reason === '') throw new UsageError('Say why: --reason "Inventory".');
    const closure: Closure = { day, reason, ...hoursOf(values), madeBy: BY_COMMAND_LINE, madeAt: at };
    await store.saveClosure(closure);
    stdout(`${day} ${hoursInWords(closure)}: ${visibleText(reason)}\n${WHEN_IT_COUNTS}\n`);
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
    const closures = await store.closuresFrom(today);
    const days = [...closures.map(asRow), ...holidaysFrom(today, closures)].sort((one, other) =>
      one.day < other.day ? -1 : 1,
    );
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
    if (!(await store.removeClosure(day))) {
      stderr(`Nothing was said of ${day}.\n`);
      return 1;
    }
    stdout(`${day} has its usual hours again.\n${WHEN_IT_COUNTS}\n`);
    return 0;
  },
};

function hoursOf({ from, until }: Record<string, unknown>): Pick<Closure, 'openFrom' | 'openUntil'> {
  if (from === undefined && until === undefined) return { openFrom: null, openUntil: null };
  if (from === undefined || until === undefined) throw new UsageError('--from and --until belong together.');
  const [openFrom, openUntil] = [String(from), String(until)];
  const times = [
    /^([01]\d|2[0-3]):[0-5]\d$/.test(openFrom),
    /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(openUntil),
  ];
  if (times.includes(false)) throw new UsageError('Say a time like 09:00, on a clock of 24 hours.');
  if (openFrom >= openUntil) throw new UsageError(`${openUntil} is not after ${openFrom}.`);
  return { openFrom, openUntil };
}

type Row = { day: string; hours: string; reason: string; by: string };

function asRow(closure: Closure): Row {
  return { day: closure.day, hours: hoursInWords(closure), reason: closure.reason, by: closure.madeBy };
}

function hoursInWords({ openFrom, openUntil }: Closure): string {
  return openFrom === null ? 'closed' : `open ${openFrom} to ${openUntil}`;
}

/** Those of a year for which the office has not said otherwise. */
function holidaysFrom(today: string, closures: Closure[]): Row[] {
  const days = Array.from({ length: 365 }, (_, count) => daysAfter(today, count));
  return days.flatMap((day) => {
    const holiday = holidayOn(day, office.holidays);
    if (!holiday || closures.some((closure) => closure.day === day)) return [];
    return [{ day, hours: 'closed', reason: holidayNames[holiday], by: 'every year' }];
  });
}
