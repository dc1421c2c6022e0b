import type { Calendar, OpenSpan } from './calendar.ts';

export type PromisePolicy = {
  /** Within so many business minutes the office means to answer. */
  answerWithin: number;
  /** What nine of ten of the latest requests took, in business minutes; undefined where there are too few to tell. */
  observedMinutes?: number | undefined;
  /** While a storm keeps everybody busy: everything takes so many times as long, or nothing is promised before a day. */
  storm?: { factor?: number | undefined; notBefore?: string | undefined } | undefined;
};

const MINUTE = 60_000;

/** What is promised is a full or half hour. */
const STEP = 30;

/** The first half hour of a day belongs to the mail and the telephone. In minutes. */
const AFTER_OPENING = 30;

/** What could not be promised for one day is promised for this time of the next; in minutes after midnight. */
const TEN_OCLOCK = 10 * 60;

const YEAR = 366 * 24 * 60 * MINUTE;

/**
 * By when the office answers a request that comes at this moment: never tighter than it means to and than it did lately,
 * and always while it is open. Undefined when nobody knows when it is open next. The reasons are in
 * docs/decisions/035-the-promise.md.
 */
export function promiseFor(at: Date, calendar: Calendar, policy: PromisePolicy): Date | undefined {
  const due = dueAt(at, calendar, policy);
  if (due === undefined) return undefined;
  for (const { day, spans } of calendar.openDaysFrom(new Date(due))) {
    const [first] = spans as [OpenSpan];
    if (first.from > due + YEAR) return undefined;
    // The day on which the last of the minutes passed; midnight is the end of a day.
    const isLaterDay = first.openedAt >= due && day > dayOf(due - 1, calendar);
    const earliest = isLaterDay ? timeOn(day, TEN_OCLOCK, calendar) : due;
    // An office that opens at night may have closed by ten.
    const time = fitting(spans, earliest, calendar) ?? fitting(spans, due, calendar);
    if (time !== undefined) return new Date(time);
  }
  return undefined;
}

/** When the minutes have passed within which the office answers. */
function dueAt(
  at: Date,
  calendar: Calendar,
  { answerWithin, observedMinutes = 0, storm }: PromisePolicy,
): number | undefined {
  const minutes = Math.ceil(Math.max(answerWithin, observedMinutes) * (storm?.factor ?? 1));
  const due = calendar.addBusinessMinutes(at, minutes)?.getTime();
  if (due === undefined || storm?.notBefore === undefined) return due;
  return Math.max(due, timeOn(storm.notBefore, TEN_OCLOCK, calendar));
}

/** The first half hour within these spans that is not before a time, nor too soon after the office has opened. */
function fitting(spans: OpenSpan[], earliest: number, { zone }: Calendar): number | undefined {
  for (const { from, until, openedAt } of spans) {
    const time = zone.roundUp(Math.max(earliest, from, openedAt + AFTER_OPENING * MINUTE), STEP);
    if (time < until) return time;
  }
  return undefined;
}

/** Where the clock skips that time, the first moment behind it. */
function timeOn(day: string, minutes: number, { zone }: Calendar): number {
  const [[from] = [zone.startOfDay(day).getTime()]] = zone.stretches(day, minutes, 24 * 60);
  return from;
}

function dayOf(at: number, { zone }: Calendar): string {
  return zone.wallClock(new Date(at)).slice(0, 10);
}
