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
