/** Days of the calendar without a time or a zone, written like `2026-11-21`. */

/** In the order of `weekdayOf`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** From 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return new Date(day).getUTCDay() as ReturnType<typeof weekdayOf>;
}

/** Whether it is a day of the calendar. */
export function isDay(typed: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return false;
  const time = Date.parse(`${typed}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed);
}

/** `2026-11-24` for `2026-11-21` and 3; a negative count leads back. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The rule of a yearly holiday: its day in a year, and whether offices close on another day when it falls on a weekend. */
type Rule = { on: (year: number) => string; observed?: true };

const MONDAY = 1;
const THURSDAY = 4;

/** The holidays of a US office, in the order of the year. */
const RULES = {
  'new-year': { on: (year) => date(year, 1, 1), observed: true },
  'mlk-day': { on: (year) => nth(3, MONDAY, year, 1) },
  'presidents-day': { on: (year) => nth(3, MONDAY, year, 2) },
  // The last Monday: a week before the first one of June.
  'memorial-day': { on: (year) => daysAfter(nth(1, MONDAY, year, 6), -7) },
  juneteenth: { on: (year) => date(year, 6, 19), observed: true },
  'independence-day': { on: (year) => date(year, 7, 4), observed: true },
  'labor-day': { on: (year) => nth(1, MONDAY, year, 9) },
  'columbus-day': { on: (year) => nth(2, MONDAY, year, 10) },
  'veterans-day': { on: (year) => date(year, 11, 11), observed: true },
  thanksgiving: { on: (year) => nth(4, THURSDAY, year, 11) },
  'day-after-thanksgiving': { on: (year) => daysAfter(nth(4, THURSDAY, year, 11), 1) },
  'christmas-eve': { on: (year) => date(year, 12, 24) },
  christmas: { on: (year) => date(year, 12, 25), observed: true },
} satisfies Record<string, Rule>;

export type Holiday = keyof typeof RULES;
// Marked as pure for the pages, which know holidays by their names alone and need none of the rules.
export const HOLIDAYS = /* @__PURE__ */ Object.keys(RULES) as [Holiday, ...Holiday[]];

/** Which of these holidays closes an office on a day (`2026-11-26`): because it is that day, or is observed on it. */
export function holidayOn(day: string, holidays: readonly Holiday[]): Holiday | undefined {
  const year = Number(day.slice(0, 4));
  // The next January may begin on a Saturday, which is observed on the last day of this year.
  return holidays.find((holiday) =>
    [year, year + 1].some((each) => daysOf(RULES[holiday], each).includes(day)),
  );
}

/** As the federal government has it: a Saturday's holiday is observed on Friday as well, and a Sunday's on Monday. */
function daysOf({ on, observed }: Rule, year: number): string[] {
  const day = on(year);
  if (!observed) return [day];
  if (weekdayOf(day) === 6) return [day, daysAfter(day, -1)];
  return weekdayOf(day) === 0 ? [day, daysAfter(day, 1)] : [day];
}

/** The n-th of a weekday in a month. */
function nth(n: number, weekday: number, year: number, month: number): string {
  const first = date(year, month, 1);
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

function date(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
