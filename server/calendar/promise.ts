import type { OfficePromise } from '../../contract/answer.ts';
import { office } from '../../contract/content/current.ts';
import { daysAfter, WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import { fill } from '../../contract/fill.ts';
import { hours as hourWords } from '../../messages/en/hours.ts';
import { months } from '../../messages/en/months.ts';
import { promise as words } from '../../messages/en/promise.ts';
import { timeInWords } from '../../messages/time-in-words.ts';
import { businessDay, businessMinute, withZone } from '../formats/business-time.ts';
import type { Calendar } from './calendar.ts';

export type PromisePolicy = {
  /** Within so many business minutes the office means to answer. */
  answerWithin: number;
  /** What nine of ten of the latest requests took, in business minutes; undefined where there are too few to tell. */
  observedMinutes?: number | undefined;
  /** While a storm keeps the office busy: everything takes so many times as long, or nothing is promised before a day. */
  storm?: { factor?: number | undefined; notBefore?: string | undefined } | undefined;
};

const MINUTE = 60_000;

/** What is promised is a full or half hour. */
const STEP = 30;

/** The first half hour after an opening belongs to the mail and the telephone. In minutes. */
const AFTER_OPENING = 30;

/** What a storm puts off to another day is answered by this time, or later; in minutes after midnight. */
const TEN_OCLOCK = 10 * 60;

const YEAR = 366 * 24 * 60 * MINUTE;

/**
 * By when the office answers a request that comes at this moment: never tighter than it means to and than it did lately,
 * never outside its hours, and never later than for a request that comes after it. Undefined if it is not known when it is
 * open next. The reasons are in docs/decisions/035-the-promise.md.
 */
export function promiseFor(at: Date, calendar: Calendar, policy: PromisePolicy): Date | undefined {
  const due = dueAt(at, calendar, policy);
  if (due === undefined) return undefined;
  // A moment earlier, because the minutes may pass just as the office closes.
  for (const { spans } of calendar.openDaysFrom(new Date(due - 1))) {
    for (const { from, until, openedAt } of spans) {
      if (from > due + YEAR) return undefined;
      const earliest = Math.max(due, from, openedAt + AFTER_OPENING * MINUTE);
      // Rounded up, but not beyond the hours.
      if (earliest <= until) return new Date(Math.min(calendar.zone.roundUp(earliest, STEP), until));
    }
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
  const [open] = calendar.openDaysFrom(calendar.zone.startOfDay(storm.notBefore));
  return open && Math.max(due, timeOn(open.day, TEN_OCLOCK, calendar));
}

/** Where the clock skips that time, the first moment behind it. */
function timeOn(day: string, minutes: number, { zone }: Calendar): number {
  const [[from] = [zone.startOfDay(day).getTime()]] = zone.stretches(day, minutes, 24 * 60);
  return from;
}

/** A promise further away than this is told with its date. In days. */
const WITHIN_A_WEEK = 6;

/** What is said of a promise at a time. */
export function promiseAsTold(by: Date | undefined | null, now: Date): OfficePromise {
  return {
    by: by?.toISOString() ?? null,
    words: promiseWords(by, now),
    withZone: promiseWithZone(by, now),
  };
}

/**
 * The end of "You’ll hear from us …" for a reader whose clock shows the office's time: "today by 2:30 p.m.", "by Tuesday,
 * 10 a.m.".
 */
export function promiseWords(by: Date | null | undefined, now: Date): string {
  if (!by || by < now) return withoutTime(by);
  const { day, time } = spoken(by);
  const today = businessDay(now);
  if (day <= today) return fill(words.today, { time });
  if (day === daysAfter(today, 1)) return fill(words.tomorrow, { time });
  if (day <= daysAfter(today, WITHIN_A_WEEK)) return fill(words.thisWeek, { day: nameOf(day), time });
  return withDate(by, time);
}

/**
 * The same for a reader who may be in another time zone or read it on a later day, as a mail's and that of a page without
 * script: "by Tuesday, November 24, 10 a.m. Eastern Time". A time that has passed is not told.
 */
export function promiseWithZone(by: Date | null | undefined, now: Date): string {
  if (!by || by < now) return withoutTime(by);
  return withDate(by, withZone(spoken(by).time, by));
}

function withDate(by: Date, time: string): string {
  const { day } = spoken(by);
  const date = `${months.monthNames[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
  return fill(words.later, { day: nameOf(day), date, time });
}

/** Midnight is the end of a day, as people say it. */
function spoken(by: Date): { day: string; time: string } {
  const [day = '', time = ''] = businessMinute(by).split(' ');
  return { day: time === '00:00' ? daysAfter(day, -1) : day, time: timeInWords(time) };
}

function nameOf(day: string): string {
  return hourWords.dayNames[WEEKDAYS[weekdayOf(day)]];
}

function withoutTime(by: Date | null | undefined): string {
  if (by) return words.overdue;
  return office.hours ? words.whenBack : words.withoutHours;
}
