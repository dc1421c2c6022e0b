import { startOfBusinessDay } from '../server/business-time.ts';
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
