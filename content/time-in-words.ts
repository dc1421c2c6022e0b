import { fill } from '../contract/fill.ts';
import * as words from './words/hours.ts';

/** "5:30 p.m." for "17:30". */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? words.noon : words.midnight;
  const clock = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return fill(hour < 12 ? words.morning : words.afternoon, { time: clock });
}
