import { fill } from '../contract/fill.ts';
import { hours as words } from './en/hours.ts';

/** "5:30 p.m." for "17:30". */
export function timeInWords(time: string): string {
  if (isMidnight(time)) return words.midnight;
  if (time === '12:00') return words.noon;
  return fill(time < '12' ? words.morning : words.afternoon, { time: onTheClock(time) });
}

/** "5:30" for "17:30", "8" for "08:00"; noon is "12". */
export function onTheClock(time: string): string {
  if (isMidnight(time)) return words.midnight;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
}

function isMidnight(time: string): boolean {
  return /^(?:00|24):00$/.test(time);
}
