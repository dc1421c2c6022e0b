import { businessMinute, startOfBusinessDay } from '../server/business-time.ts';
import { UsageError } from './command.ts';

const UNITS = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 };

/**
 * Parses a day (`2026-11-01`, midnight at the office), a time ago (`7d`, `12h`) or an ISO time with its zone. Throws a
 * UsageError for anything else.
 */
export function asTime(typed: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(typed) ?? [];
  if (count && unit) return new Date(now.getTime() - Number(count) * UNITS[unit as keyof typeof UNITS]);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`));
  if (isDay) return startOfBusinessDay(typed);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(typed) && !Number.isNaN(Date.parse(typed))) {
    return new Date(typed);
  }
  throw new UsageError(`"${typed}" is no time. Say a day like 2026-11-01, or how long ago, like 7d or 12h.`);
}

/** What is asked for on a day, without a time, is asked for at nine. */
const MORNING = '09:00';

/**
 * Parses a time from now (`2h`, `3d`), a day (`2026-12-01`, nine in the morning at the office), a time of the office's clock
 * (`2026-12-01T14:30`) or an ISO time with its zone. Throws a UsageError for anything else, and for what is past.
 */
export function asTimeToCome(typed: string, now: Date): Date {
  const at = timeToCome(typed, now);
  if (!at) {
    throw new UsageError(
      `"${typed}" is no time to come. Say how long from now, like 2h or 3d, a day like 2026-12-01, or a time like 2026-12-01T14:30.`,
    );
  }
  if (at <= now) throw new UsageError(`"${typed}" is past.`);
  return at;
}

function timeToCome(typed: string, now: Date): Date | undefined {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(typed) ?? [];
  if (count && unit) return new Date(now.getTime() + Number(count) * UNITS[unit as keyof typeof UNITS]);
  const [, day, time = MORNING] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(typed) ?? [];
  if (day && !Number.isNaN(Date.parse(`${day}T${time}Z`))) return atOfficeTime(day, time);
  const isZoned = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(typed);
  return isZoned && !Number.isNaN(Date.parse(typed)) ? new Date(typed) : undefined;
}

/** When the office's clock shows this. Counted from midnight, it is an hour off on the two days on which clocks change. */
function atOfficeTime(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  const guess = startOfBusinessDay(day).getTime() + (wanted - Date.parse(`${day}T00:00Z`));
  const shown = Date.parse(`${businessMinute(new Date(guess)).replace(' ', 'T')}Z`);
  return new Date(guess + wanted - shown);
}
