import { company } from '../content/company.ts';

/** Days and times in the office's time zone. Intl applies daylight saving: a day is not always 24 hours long. */
const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `2026-11-21`. */
export function businessDay(at: Date): string {
  return wallClock(at).slice(0, 10);
}

/** From 0 to 23. */
export function businessHour(at: Date): number {
  return Number(wallClock(at).slice(11, 13));
}

/** `2026-11-21 09:30`, which sorts by time. */
export function businessMinute(at: Date): string {
  return wallClock(at).slice(0, 16).replace('T', ' ');
}

/** Midnight of a day, given as `2026-11-21`, at the office. */
export function startOfBusinessDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Twice: the first offset is wrong when daylight saving changes between the guess and the real midnight.
  const guess = midnight - offset(new Date(midnight));
  return new Date(midnight - offset(new Date(guess)));
}

/** `2026-11-20` for `2026-11-21`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** `Sat, Nov 21, 9:30 AM`. */
export function readableTime(at: Date): string {
  return at.toLocaleString('en-US', {
    timeZone: company.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** How far the office is ahead of UTC, in milliseconds. */
function offset(at: Date): number {
  return Date.parse(`${wallClock(at)}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

/** `2026-11-21T09:30:05`. */
function wallClock(at: Date): string {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    CLOCK.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}
