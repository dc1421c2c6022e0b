import type { Hours } from '../../contract/content/schema.ts';
import { daysAfter, type Holiday, holidayOn, WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import type { Stretch, TimeZone } from '../formats/business-time.ts';

/** When the office is open. */
export type OpeningRules = {
  hours: Hours;
  holidays: readonly Holiday[];
  /** Days with hours of their own, like `09:00` to `12:00`, or none. They go before the weekly hours and the holidays. */
  exceptions: readonly { day: string; openFrom: string | null; openUntil: string | null }[];
};

/** In milliseconds since 1970. `openedAt`: when the office opened last; at midnight a span ends and the office may stay open. */
type OpenSpan = { from: number; until: number; openedAt: number };

type OpenDay = { day: string; spans: OpenSpan[] };

/** When the office is open on a day, and the days beside it. */
type KnownDay = { stretches: Stretch[]; before: string; after: string };

export type Calendar = ReturnType<typeof createCalendar>;

const MINUTE = 60_000;

/** After this many closed days in a row, the next opening counts as unknown. */
const LONGEST_CLOSURE = 366;

/**
 * Computes with the office's clock: it is open while the clock shows a time within its hours. On the night when an hour is
 * skipped, hours within it do not exist; on the one when an hour comes twice, so do hours within it.
 */
export function createCalendar({ hours, holidays, exceptions }: OpeningRules, zone: TimeZone) {
  const exceptionOn = new Map(exceptions.map((exception) => [exception.day, exception]));
  /** To ask Intl for the times of a day takes longer than all the rest. */
  const known = new Map<string, KnownDay>();

  function dayNamed(day: string): KnownDay {
    let found = known.get(day);
    if (!found) {
      const stretches = hoursOn(day).flatMap(([from, until]) =>
        zone.stretches(day, minutesOf(from), minutesOf(until)),
      );
      found = { stretches, before: daysAfter(day, -1), after: daysAfter(day, 1) };
      known.set(day, found);
    }
    return found;
  }

  function hoursOn(day: string): (readonly [from: string, until: string])[] {
    const exception = exceptionOn.get(day);
    if (exception) {
      const { openFrom, openUntil } = exception;
      return openFrom !== null && openUntil !== null ? [[openFrom, openUntil]] : [];
    }
    if (holidayOn(day, holidays)) return [];
    return hours[WEEKDAYS[weekdayOf(day)]];
  }

  const dayOf = (at: Date) => zone.wallClock(at).slice(0, 10);

  function* openDaysFrom(at: Date): Generator<OpenDay> {
    let openedAt = Number.NaN;
    let until = Number.NaN;
    let day = dayNamed(dayOf(at)).before;
    for (let closedDays = 0; closedDays < LONGEST_CLOSURE; closedDays++) {
      const { stretches, after } = dayNamed(day);
      const spans = stretches.map(([from, end]): OpenSpan => {
        if (from !== until) openedAt = from;
        until = end;
        return { from, until, openedAt };
      });
      if (spans.length > 0) closedDays = 0;
      const left = spans.filter((span) => span.until > at.getTime());
      if (left.length > 0) yield { day, spans: left };
      day = after;
    }
  }

  function* spansFrom(at: Date): Generator<OpenSpan> {
    for (const { spans } of openDaysFrom(at)) {
      for (const span of spans) yield { ...span, from: Math.max(span.from, at.getTime()) };
    }
  }

  return {
    zone,

    /** The days on which it is open, with what is left of them after `at`. They end before a year without any. */
    openDaysFrom,

    isOpen: (at: Date) =>
      dayNamed(dayOf(at)).stretches.some(([from, until]) => from <= at.getTime() && at.getTime() < until),

    /** When the office is open next: `at` itself while it is. Undefined when it stays closed for a year. */
    nextOpening(at: Date): Date | undefined {
      for (const { from } of spansFrom(at)) return new Date(from);
      return undefined;
    },

    /** The first moment by which the office has been open for so many minutes. Undefined when it never will be. */
    addBusinessMinutes(at: Date, minutes: number): Date | undefined {
      let left = minutes * MINUTE;
      if (left <= 0) return at;
      for (const { from, until } of spansFrom(at)) {
        if (until - from >= left) return new Date(from + left);
        left -= until - from;
      }
      return undefined;
    },

    /** For how many whole minutes the office is open between the two. */
    businessMinutesBetween(from: Date, to: Date): number {
      let open = 0;
      for (const span of spansFrom(from)) {
        if (span.from >= to.getTime()) break;
        open += Math.min(span.until, to.getTime()) - span.from;
      }
      return Math.floor(open / MINUTE);
    },
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
