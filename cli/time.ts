import { daysAfter, isDay } from '../contract/days.ts';
import { atOfficeTime, startOfBusinessDay } from '../server/formats/business-time.ts';
import { UsageError } from './command.ts';

const UNITS = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 };

/**
 * Parses a day (`2026-11-01`, midnight at the office), a time ago (`7d`, `12h`) or an ISO time with its zone. Throws a
 * UsageError for anything else.
 */
export function asTime(typed: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(typed) ?? [];
  if (count && unit) return new Date(now.getTime() - Number(count) * UNITS[unit as keyof typeof UNITS]);
  if (isDay(typed)) return startOfBusinessDay(typed);
  const time = timeWithZone(typed);
  if (time) return time;
  throw new UsageError(`"${typed}" is not a time. Use a day like 2026-11-01, or an age like 7d or 12h.`);
}

/** A day without a time means 9 a.m. */
const MORNING = 9 * 60;

/**
 * Parses a time from now (`2h`, `3d`), a day (`2026-12-01`, 9 a.m. at the office), a time at the office
 * (`2026-12-01T14:30`) or an ISO time with its zone. Throws a UsageError for anything else, and for the past.
 */
export function asTimeToCome(typed: string, now: Date): Date {
  return toCome(typed, now, (day) => atOfficeTime(day, MORNING));
}

/** The same, but a day lasts to its end at the office. */
export function asFutureTime(typed: string, now: Date): Date {
  return toCome(typed, now, (day) => startOfBusinessDay(daysAfter(day, 1)));
}

function toCome(typed: string, now: Date, onDay: (day: string) => Date): Date {
  const time = isDay(typed) ? onDay(typed) : timeToCome(typed, now);
  if (!time) {
    throw new UsageError(
      `"${typed}" is not a future time. Use a day like 2026-12-01, a time like 2026-12-01T14:30, or a delay like 36h or 3d.`,
    );
  }
  if (time <= now) throw new UsageError(`"${typed}" is in the past.`);
  return time;
}

/** Parses a day that has not passed at the office. Throws a UsageError for anything else. */
export function asComingDay(typed: string, now: Date): string {
  if (!isDay(typed)) throw new UsageError(`"${typed}" is not a day. Use one like 2026-12-24.`);
  if (startOfBusinessDay(daysAfter(typed, 1)) <= now) throw new UsageError(`"${typed}" is in the past.`);
  return typed;
}

function timeToCome(typed: string, now: Date): Date | undefined {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(typed) ?? [];
  if (count && unit) return new Date(now.getTime() + Number(count) * UNITS[unit as keyof typeof UNITS]);
  const [, day = '', hours, minutes] = /^([\d-]{10})[T ]([01]\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? [];
  return isDay(day) ? atOfficeTime(day, Number(hours) * 60 + Number(minutes)) : timeWithZone(typed);
}

function timeWithZone(typed: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(typed)) return undefined;
  const time = new Date(typed);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
