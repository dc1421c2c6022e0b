import { office } from '../../content/office.ts';
import { holidayNames } from '../../content/words/holidays.ts';
import { daysAfter } from '../../contract/days.ts';
import { holidayOn } from '../../contract/holidays.ts';
import type { Closure, Store } from '../store/store.ts';

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
    return [{ day, reason: holidayNames[holiday], openFrom: null, openUntil: null, madeBy: null }];
  });
  return [...closures, ...holidays].sort((one, other) => (one.day < other.day ? -1 : 1));
}
