import type { Office } from '../content/schema.ts';
import * as words from '../content/words/holidays.ts';
import { daysAfter, WEEKDAYS, weekdayOf } from '../contract/days.ts';
import { fill } from '../contract/fill.ts';
import { holidayOn } from '../contract/holidays.ts';

/** "Closed on New Year’s Day, Memorial Day and Christmas Day." Undefined for an office that keeps no holidays. */
export function closedInWords({ holidays }: Pick<Office, 'holidays'>): string | undefined {
  const names = holidays.map((holiday) => words.holidayNames[holiday]);
  const last = names.pop();
  if (last === undefined) return undefined;
  return fill(words.closed, { days: names.length > 0 ? names.join(', ') + words.and + last : last });
}

/** The days of a year on which a holiday closes an office that would be open, each with its name. */
export function closedDays({ hours, holidays }: Office, from: string): { day: string; name: string }[] {
  const days = Array.from({ length: 365 }, (_, count) => daysAfter(from, count));
  return days.flatMap((day) => {
    const holiday = holidayOn(day, holidays);
    const isOpenElse = hours !== undefined && hours[WEEKDAYS[weekdayOf(day)]].length > 0;
    return holiday && isOpenElse ? [{ day, name: words.holidayNames[holiday] }] : [];
  });
}
