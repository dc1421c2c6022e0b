import type { Hours, Office, Weekday } from '../content/schema.ts';
import { timeInWords } from '../content/time-in-words.ts';
import * as words from '../content/words/hours.ts';
import { fill } from '../contract/fill.ts';

/** Neighboring days with the same hours. */
export type DayGroup = { days: Weekday[]; spans: Hours[Weekday] };

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

/** "Monday to Friday, 8 a.m. to 5 p.m." */
export function hoursInWords({ days, spans }: DayGroup): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => day && words.dayNames[day]);
  const names = first === last ? first : fill(words.span, { from: first ?? '', to: last ?? '' });
  return [names, ...spans.map(spanInWords)].join(', ');
}

function spanInWords([from, to]: DayGroup['spans'][number]): string {
  if (from === '00:00' && to === '24:00') return words.allDay;
  return fill(words.span, { from: timeInWords(from), to: timeInWords(to) });
}
