import type { Office, Weekday } from '../content/schema.ts';
import * as words from '../content/words/hours.ts';
import { fill } from '../contract/fill.ts';

const WEEK = Object.keys(words.dayNames) as Weekday[];

/** Neighboring days with the same hours. */
export type DayGroup = { days: Weekday[]; spans: Office['hours'][Weekday] };

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

/** "5:30 p.m." for "17:30". */
function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? words.noon : words.midnight;
  const clock = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return fill(hour < 12 ? words.morning : words.afternoon, { time: clock });
}
