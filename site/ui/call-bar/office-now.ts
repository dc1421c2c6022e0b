import type { Company, Office } from '../../../contract/content/schema.ts';
import { daysAfter, holidayOn, WEEKDAYS, weekdayOf } from '../../../contract/days.ts';
import { fill } from '../../../contract/fill.ts';
import { callBar as words } from '../../../messages/en/call-bar.ts';
import { hours as hourWords } from '../../../messages/en/hours.ts';
import { onTheClock } from '../../../messages/time-in-words.ts';

/** Whether the office is open, and "Open until 5", "Opens at 8" or "Opens Monday at 8" on its clock, where it has such hours. */
export function officeNow(
  { hours, holidays }: Pick<Office, 'hours' | 'holidays'>,
  { timeZone }: Pick<Company, 'timeZone'>,
  now: Date,
): { isOpen: boolean; said?: string } {
  // Swedish writes "2026-11-21 08:30:00".
  const [today = '', time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ');
  const opening = (day: string) =>
    hours && !holidayOn(day, holidays) ? hours[WEEKDAYS[weekdayOf(day)]] : [];
  const current = opening(today).find(([from, to]) => from <= time && time < to);
  if (!hours || current?.join() === '00:00,24:00') return { isOpen: true };
  if (current) return { isOpen: true, said: fill(words.openUntil, { time: onTheClock(current[1]) }) };
  for (let count = 0; count < 7; count++) {
    const day = daysAfter(today, count);
    const next = opening(day).find(([from]) => count > 0 || from > time);
    const template = count > 0 ? words.opensOn : words.opensAt;
    if (!next) continue;
    const dayName = hourWords.dayNames[WEEKDAYS[weekdayOf(day)]];
    return { isOpen: false, said: fill(template, { day: dayName, time: onTheClock(next[0]) }) };
  }
  return { isOpen: false };
}
