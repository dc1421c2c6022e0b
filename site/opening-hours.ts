import type { Office, Weekday } from '../content/schema.ts';
import * as words from '../content/words/hours.ts';
import { fill } from '../contract/fill.ts';

const WEEK = Object.keys(words.dayNames) as Weekday[];

/** From and until, as `content/office.ts` has them. */
type Span = Office['hours'][Weekday][number];

/** Neighboring days with the same hours. */
export type DayGroup = { days: Weekday[]; spans: Span[] };

/** The days on which the office answers, neighbors with the same hours together; the week begins on Monday. */
export function dayGroups({ hours }: Office): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEK) {
    const last = groups.at(-1);
    if (last && String(last.spans) === String(hours[day])) last.days.push(day);
    else groups.push({ days: [day], spans: hours[day] });
  }
  return groups.filter(({ spans }) => spans.length > 0);
}

/** "Mon–Fri 8–5, Sat 9–12": the whole week on one line. */
export function hoursInShort(office: Office): string {
  return dayGroups(office)
    .map(({ days, spans }) => `${daySpan(days, words.shortDayNames, words.shortSpan)} ${timesInShort(spans)}`)
    .join(', ');
}

/** "Monday to Friday, 8 a.m. to 5 p.m." */
export function hoursInWords(group: DayGroup): string {
  return [daysInWords(group), timesInWords(group)].join(', ');
}

/** "Monday to Friday" */
export function daysInWords({ days }: DayGroup): string {
  return daySpan(days, words.dayNames, words.span);
}

/** "8 a.m. to noon, 1 p.m. to 5 p.m." */
export function timesInWords({ spans }: DayGroup): string {
  return spans.map((span) => timeSpan(span, timeInWords, words.span)).join(', ');
}

function timesInShort(spans: Span[]): string {
  return spans.map((span) => timeSpan(span, onTheClock, words.shortSpan)).join(', ');
}

function daySpan(days: Weekday[], names: Record<Weekday, string>, template: string): string {
  const [from = '', to = ''] = [days[0], days.at(-1)].map((day) => day && names[day]);
  return from === to ? from : fill(template, { from, to });
}

function timeSpan([from, to]: Span, write: (time: string) => string, template: string): string {
  if (from === '00:00' && to === '24:00') return words.allDay;
  return fill(template, { from: write(from), to: write(to) });
}

/** "5:30 p.m." for "17:30". */
function timeInWords(time: string): string {
  if (/^(?:00|24):00$/.test(time)) return words.midnight;
  if (time === '12:00') return words.noon;
  return fill(time < '12' ? words.morning : words.afternoon, { time: onTheClock(time) });
}

/** "5:30" for "17:30", "8" for "08:00". */
function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
}
