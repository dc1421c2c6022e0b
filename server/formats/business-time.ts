import { company, ofContent } from '../../contract/content/current.ts';
import { daysAfter } from '../../contract/days.ts';
import { timeInWords } from '../../messages/time-in-words.ts';

/** A stretch of time in milliseconds since 1970; its end does not belong to it. */
export type Stretch = readonly [from: number, until: number];

/** What a clock on the wall shows in one place, and when it does. */
export type TimeZone = ReturnType<typeof createTimeZone>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Clocks are changed on a full quarter of an hour, so within one they go on evenly. */
const QUARTER = 15 * MINUTE;

/** So many quarters are remembered at a time. */
const MOST_KNOWN = 1_000;

/** Reads the clock of a zone, by its IANA name, with Intl. It applies daylight saving: a day is not always 24 hours long. */
export function createTimeZone(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

  /** To ask Intl takes ten times as long as all the rest of a promise, and every request is given one. */
  const known = new Map<number, number>();

  function wallClock(at: Date): string {
    return new Date(at.getTime() + offset(at.getTime())).toISOString().slice(0, 19);
  }

  /** How far the clock is ahead of UTC, in milliseconds. */
  function offset(at: number): number {
    const quarter = Math.floor(at / QUARTER) * QUARTER;
    const ahead = known.get(quarter) ?? offsetByIntl(quarter);
    if (known.size > MOST_KNOWN) known.clear();
    known.set(quarter, ahead);
    return ahead;
  }

  /** Of a full second. */
  function offsetByIntl(at: number): number {
    const { year, month, day, hour, minute, second } = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - at;
  }

  function startOfDay(day: string): Date {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    // Twice: the first offset is wrong when daylight saving changes between the guess and the real midnight.
    const guess = midnight - offset(midnight);
    return new Date(midnight - offset(guess));
  }

  /** The parts of a day in which the clock goes on evenly: one, or two on a day on which it is changed. */
  function evenParts(day: string): { part: Stretch; ahead: number }[] {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const start = startOfDay(day).getTime();
    const end = startOfDay(new Date(midnight + DAY).toISOString().slice(0, 10)).getTime();
    const [before, after] = [offset(start), offset(end - 1)];
    if (before === after) return [{ part: [start, end], ahead: before }];
    let [last, change] = [start, end];
    while (change - last > MINUTE) {
      const middle = last + Math.floor((change - last) / MINUTE / 2) * MINUTE;
      if (offset(middle) === before) last = middle;
      else change = middle;
    }
    return [
      { part: [start, change], ahead: before },
      { part: [change, end], ahead: after },
    ];
  }

  return {
    /** `2026-11-21T09:30:05`. */
    wallClock,
    /** Midnight of a day like `2026-11-21`. */
    startOfDay,

    /** When the clock is at or behind `from` and before `until`, in minutes after midnight. */
    stretches(day: string, from: number, until: number): Stretch[] {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      return evenParts(day).flatMap(({ part: [start, end], ahead }): Stretch[] => {
        const first = Math.max(start, midnight + from * MINUTE - ahead);
        const last = Math.min(end, midnight + until * MINUTE - ahead);
        return first < last ? [[first, last]] : [];
      });
    },

    /** The next time at which the clock shows a multiple of so many minutes; `at` itself if it shows one. */
    roundUp(at: number, minutes: number): number {
      const ahead = offset(at);
      const step = minutes * MINUTE;
      return Math.ceil((at + ahead) / step) * step - ahead;
    },
  };
}

const clock = ofContent(() => {
  const { timeZone } = company;
  return {
    zone: createTimeZone(timeZone),
    shortDay: new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    }),
    longDay: new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }),
    fullDay: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' }),
    zoneName: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }),
  };
});

/** Days and times by the office's clock. */
export function officeZone(): TimeZone {
  return clock().zone;
}

/** `2026-11-21`. */
export function businessDay(at: Date): string {
  return officeZone().wallClock(at).slice(0, 10);
}

/** From 0 to 23. */
export function businessHour(at: Date): number {
  return Number(officeZone().wallClock(at).slice(11, 13));
}

/** `2026-11-21 09:30`, which sorts by time. */
export function businessMinute(at: Date): string {
  return officeZone().wallClock(at).slice(0, 16).replace('T', ' ');
}

/** Midnight of a day, given as `2026-11-21`, at the office. */
export function startOfBusinessDay(day: string): Date {
  return officeZone().startOfDay(day);
}

/** When the office's clock shows so many minutes after midnight; a time that it skips is when it goes on. */
export function atOfficeTime(day: string, minutes: number): Date {
  const [[from] = [Number.NaN]] = officeZone().stretches(day, minutes, 24 * 60);
  return new Date(from);
}

/** `2026-11-20` for `2026-11-21`. */
export function dayBefore(day: string): string {
  return daysAfter(day, -1);
}

/** `Sat, Nov 21, 9:30 a.m.`. */
export function readableTime(at: Date): string {
  return withTime(clock().shortDay.format(at), at);
}

/** `Saturday, November 21`. */
export function longDay(at: Date): string {
  return clock().longDay.format(at);
}

/** `Saturday, November 21, 2026, 9:30 a.m. Eastern Time`. */
export function fullTime(at: Date): string {
  return withZone(withTime(clock().fullDay.format(at), at), at);
}

/** Adds the name of the office's time zone to a time. */
export function withZone(time: string, at: Date): string {
  const zone = clock()
    .zoneName.formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${time} ${zone?.value}`;
}

function withTime(day: string, at: Date): string {
  return `${day}, ${timeInWords(businessMinute(at).slice(11))}`;
}
