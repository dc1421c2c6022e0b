import { office } from '../../content/office.ts';
import { timeInWords } from '../../content/time-in-words.ts';
import * as hourWords from '../../content/words/hours.ts';
import { monthNames } from '../../content/words/months.ts';
import * as words from '../../content/words/promise.ts';
import { daysAfter, WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import { fill } from '../../contract/fill.ts';
import type { OfficePromise } from '../../contract/promise.ts';
import { businessDay, businessMinute, withZone } from '../formats/business-time.ts';

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
  const date = `${monthNames[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
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
