import { company } from '../content/company.ts';
import { timeInWords } from '../content/time-in-words.ts';
import { daysAfter } from '../contract/days.ts';
import { createTimeZone } from './time-zone.ts';

/** Days and times by the office's clock. */
export const officeZone = createTimeZone(company.timeZone);
const { wallClock } = officeZone;

/** `2026-11-21`. */
export function businessDay(at: Date): string {
  return wallClock(at).slice(0, 10);
}

/** From 0 to 23. */
export function businessHour(at: Date): number {
  return Number(wallClock(at).slice(11, 13));
}

/** `2026-11-21 09:30`, which sorts by time. */
export function businessMinute(at: Date): string {
  return wallClock(at).slice(0, 16).replace('T', ' ');
}

/** Midnight of a day, given as `2026-11-21`, at the office. */
export const startOfBusinessDay = officeZone.startOfDay;

/** When the office's clock shows so many minutes after midnight; a time that it skips is when it goes on. */
export function atOfficeTime(day: string, minutes: number): Date {
  const [[from] = [Number.NaN]] = officeZone.stretches(day, minutes, 24 * 60);
  return new Date(from);
}

/** `2026-11-20` for `2026-11-21`. */
export function dayBefore(day: string): string {
  return daysAfter(day, -1);
}

/** `Sat, Nov 21, 9:30 a.m.`. */
export function readableTime(at: Date): string {
  return withTime(SHORT_DAY.format(at), at);
}

/** `Saturday, November 21, 2026, 9:30 a.m. Eastern Time`. */
export function fullTime(at: Date): string {
  return withZone(withTime(FULL_DAY.format(at), at), at);
}

/** Adds the name of the office's time zone to a time. */
export function withZone(time: string, at: Date): string {
  const zone = ZONE_NAME.formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return `${time} ${zone?.value}`;
}

const { timeZone } = company;

const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

const FULL_DAY = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });

const ZONE_NAME = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });

function withTime(day: string, at: Date): string {
  return `${day}, ${timeInWords(businessMinute(at).slice(11))}`;
}
