import type { Hours, Office, Weekday } from '../content/schema.ts';
import { onTheClock, timeInWords } from '../content/time-in-words.ts';
import * as words from '../content/words/hours.ts';
import { fill } from '../contract/fill.ts';

/** From and until, as `content/office.ts` has them. */
type Span = Hours[Weekday][number];

/** Neighboring days with the same hours. */
export type DayGroup = { days: Weekday[]; spans: Span[] };

/** The days on which the office answers, neighbors with the same hours together; the week begins on Monday. */
export function dayGroups({ hours }: Pick<Office, 'hours'>): DayGroup[] {
  if (!hours) return [];
  const groups: DayGroup[] = [];
  for (const day of Object.keys(words.dayNames) as Weekday[]) {
    const last = groups.at(-1);
    if (last && String(last.spans) === String(hours[day])) last.days.push(day);
    else groups.push({ days: [day], spans: hours[day] });
  }
  return groups.filter(({ spans }) => spans.length > 0);
}

/** "Mon–Fri 8–5, Sat 9–12": the whole week on one line. */
export function hoursInShort(office: Pick<Office, 'hours'>): string {
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
