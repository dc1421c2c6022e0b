import type { Hours } from '../../../contract/content/schema.ts';
import { createTimeZone } from '../../formats/business-time.ts';
import { createCalendar, type OpeningRules } from '../calendar.ts';

export const CLOSED: Hours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** The same every day. */
export function everyDay(...spans: Hours['monday']): Hours {
  return Object.fromEntries(Object.keys(CLOSED).map((day) => [day, spans])) as Hours;
}

const DAY: Hours['monday'] = [['08:00', '17:00']];

/** Monday to Friday from 8 to 5, Saturday from 9 to noon. */
export const USUAL: Hours = {
  ...CLOSED,
  monday: DAY,
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: DAY,
  saturday: [['09:00', '12:00']],
};

const NEW_YORK = createTimeZone('America/New_York');

/** An office in New York. */
export function calendarOf(hours: Hours, rules: Partial<OpeningRules> = {}) {
  return createCalendar({ hours, holidays: [], exceptions: [], ...rules }, NEW_YORK);
}

/** Closed for so many days from a day on. */
export function closedOn(...days: string[]): OpeningRules['exceptions'] {
  return days.map((day) => ({ day, openFrom: null, openUntil: null }));
}
