import * as timeWords from '../../content/words/office-times.ts';
import { fill } from '../../contract/fill.ts';
import { businessDay, readableClock, readableTime } from '../business-time.ts';

/** "9:31 AM" for today, with the day for any other. */
export function timeOrDay(at: Date, now: Date): string {
  return businessDay(at) === businessDay(now) ? readableClock(at) : readableTime(at);
}

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** From this on, minutes and hours are of no interest. */
const TWO_DAYS = 2 * MINUTES_A_DAY;

/** How far two times are apart: "22 min", "3 h 10 min", "2 days". */
export function timeBetween(one: Date, other: Date): string {
  const total = Math.floor(Math.abs(one.getTime() - other.getTime()) / 60_000);
  if (total < 1) return timeWords.underOneMinute;
  if (total < MINUTES_AN_HOUR) return fill(timeWords.minutes, { minutes: total });
  if (total >= TWO_DAYS) return fill(timeWords.days, { days: Math.floor(total / MINUTES_A_DAY) });
  const [hours, minutes] = [Math.floor(total / MINUTES_AN_HOUR), total % MINUTES_AN_HOUR];
  return fill(minutes === 0 ? timeWords.hours : timeWords.hoursAndMinutes, { hours, minutes });
}
