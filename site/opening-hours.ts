import type { Hours, Office, Weekday } from '../contract/content/schema.ts';
import { daysAfter, holidayOn, WEEKDAYS, weekdayOf } from '../contract/days.ts';
import { fill } from '../contract/fill.ts';
import { holidays as holidayWords } from '../messages/en/holidays.ts';
import { hours as words } from '../messages/en/hours.ts';
import { onTheClock, timeInWords } from '../messages/time-in-words.ts';

/** From and until, as `content/office.yaml` has them. */
type Span = Hours[Weekday][number];

/** Neighboring days with the same hours. */
export type DayGroup = { days: Weekday[]; spans: Span[] };

/** The whole week from Monday, neighbors with the same hours together. */
export function weekGroups({ hours }: Pick<Office, 'hours'>): DayGroup[] {
  if (!hours) return [];
  const groups: DayGroup[] = [];
  for (const day of Object.keys(words.dayNames) as Weekday[]) {
    const last = groups.at(-1);
    if (last && String(last.spans) === String(hours[day])) last.days.push(day);
    else groups.push({ days: [day], spans: hours[day] });
  }
  return groups;
}

/** The days of it on which the office answers. */
export function dayGroups(office: Pick<Office, 'hours'>): DayGroup[] {
  return weekGroups(office).filter(({ spans }) => spans.length > 0);
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

/** "Monday to Friday", "Monday and Tuesday" */
export function daysInWords({ days }: DayGroup): string {
  return daySpan(days, words.dayNames, days.length === 2 ? words.twoDays : words.span);
}

/** "8 a.m. to noon, 1 p.m. to 5 p.m.", or "closed". */
export function timesInWords({ spans }: DayGroup): string {
  if (spans.length === 0) return words.closed;
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

/** "Closed New Year’s Day, Memorial Day and Christmas." Undefined for an office that keeps no holidays. */
export function closedInWords({ holidays }: Pick<Office, 'holidays'>): string | undefined {
  const names = holidays.map((holiday) => holidayWords.holidayNames[holiday]);
  const last = names.pop();
  if (last === undefined) return undefined;
  return fill(holidayWords.closed, {
    days: names.length > 0 ? names.join(', ') + holidayWords.and + last : last,
  });
}

/** The days of a year on which a holiday closes an office that would be open, each with its name. */
export function closedDays({ hours, holidays }: Office, from: string): { day: string; name: string }[] {
  const days = Array.from({ length: 365 }, (_, count) => daysAfter(from, count));
  return days.flatMap((day) => {
    const holiday = holidayOn(day, holidays);
    const isOpenElse = hours !== undefined && hours[WEEKDAYS[weekdayOf(day)]].length > 0;
    return holiday && isOpenElse ? [{ day, name: holidayWords.holidayNames[holiday] }] : [];
  });
}
