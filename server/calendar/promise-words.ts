import { office } from '../../content/office.ts';
import { timeInWords } from '../../content/time-in-words.ts';
import * as hourWords from '../../content/words/hours.ts';
import { monthNames } from '../../content/words/months.ts';
import * as words from '../../content/words/promise.ts';
import { daysAfter, WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import { fill } from '../../contract/fill.ts';
import { businessDay, businessMinute } from '../business-time.ts';

/** A promise further away than this is told with its date. In days. */
const WITHIN_A_WEEK = 6;

/** The end of "You’ll hear from us …" for whoever reads it now: "today by 2:30 p.m.", "by Tuesday, 10 a.m.". */
export function promiseWords(by: Date | null | undefined, now: Date): string {
  if (!by) return withoutPromise();
  if (by < now) return words.overdue;
  const { day, time } = spoken(by);
  const today = businessDay(now);
  if (day <= today) return fill(words.today, { time });
  if (day === daysAfter(today, 1)) return fill(words.tomorrow, { time });
  if (day <= daysAfter(today, WITHIN_A_WEEK)) return fill(words.thisWeek, { day: nameOf(day), time });
  return withDate(by);
}

/**
 * The same in a mail that leaves now. It may be read on any later day, so it says the weekday and the date; and whoever is
 * released or tried again late is not told of a time that has passed.
 */
export function promiseInMail(by: Date | null, now: Date): string {
  if (!by) return withoutPromise();
  return by < now ? words.overdue : withDate(by);
}

function withDate(by: Date): string {
  const { day, time } = spoken(by);
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

function withoutPromise(): string {
  return office.hours ? words.whenBack : words.withoutHours;
}
