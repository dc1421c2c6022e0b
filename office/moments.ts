import { WEEKDAYS, weekdayOf } from '../contract/days.ts';
import { fill } from '../contract/fill.ts';
import { hours as hourWords } from '../messages/en/hours.ts';
import { officeMoments as words } from '../messages/en/office-moments.ts';
import { timeInWords } from '../messages/time-in-words.ts';
import type { Calendar } from '../server/calendar/calendar.ts';
import { businessMinute } from '../server/formats/business-time.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Within this time, before or after, a day is named by its weekday. */
const WITHIN_A_WEEK = 6 * DAY * MINUTE;

/** From this on, a wait is not counted in office hours. In minutes. */
const LONG = 7 * DAY;

/** With more than this left, a promise is named by its time alone. In minutes. */
const SOON = 4 * HOUR;

/** In office time: "9:30 a.m." today, "Sat 9:30 p.m." within a week, and else "Nov 3, 9:30 a.m.". */
export function whenInWords(at: Date, now: Date): string {
  const [day = '', clock = ''] = businessMinute(at).split(' ');
  const [today = ''] = businessMinute(now).split(' ');
  const time = timeInWords(clock);
  if (day === today) return time;
  if (Math.abs(at.getTime() - now.getTime()) < WITHIN_A_WEEK) {
    return fill(words.onDay, { day: hourWords.shortDayNames[WEEKDAYS[weekdayOf(day)]], time });
  }
  return fill(words.onDate, { date: dateInWords(day, today), time });
}

function dateInWords(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const template = today.startsWith(year) ? words.date : words.dateOfYear;
  return fill(template, { month: words.shortMonthNames[Number(month) - 1] ?? '', day: Number(date), year });
}

/** "14 min", "2 h 5 min", "14 h", "3 days". */
export function durationInWords(minutes: number): string {
  if (minutes < HOUR) return fill(words.minutes, { count: minutes });
  if (minutes >= 2 * DAY) return fill(words.days, { count: Math.floor(minutes / DAY) });
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours >= 10 || rest === 0) return fill(words.hours, { hours });
  return fill(words.hoursAndMinutes, { hours, minutes: rest });
}

export function timeBetween(one: Date, other: Date): string {
  return durationInWords(Math.floor(Math.abs(one.getTime() - other.getTime()) / MINUTE));
}

/** How long a lead has waited. `open`: in office hours, because the office was closed for a part. `closed`: it was closed all the time. */
export type Wait = { kind: 'plain' | 'open'; minutes: number } | { kind: 'closed' };

export function waitSince(at: Date, now: Date, calendar: Calendar | undefined): Wait {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE));
  if (!calendar || minutes > LONG) return { kind: 'plain', minutes };
  const open = calendar.businessMinutesBetween(at, now);
  if (minutes - open <= 1) return { kind: 'plain', minutes };
  return open === 0 ? { kind: 'closed' } : { kind: 'open', minutes: open };
}

/** "14 min", "14 min open", "after hours". */
export function waitInWords(wait: Wait): string {
  if (wait.kind === 'closed') return words.afterHours;
  const time = durationInWords(wait.minutes);
  return wait.kind === 'plain' ? time : fill(words.open, { time });
}

/** "by 10:30 a.m., 22 min left", or since when it is late. */
export function promiseLine(by: Date, now: Date): { words: string; isLate: boolean; when: string } {
  const time = whenInWords(by, now);
  const when = fill(words.promised, { when: time });
  if (by < now) return { words: fill(words.late, { when: time }), isLate: true, when };
  const left = Math.floor((by.getTime() - now.getTime()) / MINUTE);
  if (left > SOON) return { words: when, isLate: false, when };
  const soon = fill(words.promisedSoon, { when: time, time: durationInWords(left) });
  return { words: soon, isLate: false, when };
}
