import { daysAfter, isDay, WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { atOfficeTime, businessDay } from '../../server/formats/business-time.ts';

const HOUR = 60 * 60_000;
const MINUTE = 60_000;

/** In minutes after midnight. */
const MORNING = 9 * 60;

/** The times that are one press away. To the minute, so that a press that is sent twice asks for the same. */
const CHOICES = {
  hour: (now: Date) => new Date(Math.ceil((now.getTime() + HOUR) / MINUTE) * MINUTE),
  tomorrow: (now: Date) => atOfficeTime(daysAfter(businessDay(now), 1), MORNING),
  monday: (now: Date) => atOfficeTime(nextMonday(businessDay(now)), MORNING),
};

type Choice = keyof typeof CHOICES;

export function isChoice(value: string): value is Choice {
  return Object.hasOwn(CHOICES, value);
}

export function timeOfChoice(choice: Choice, now: Date): Date {
  return CHOICES[choice](now);
}

/** The buttons, without two for the same time: on a Sunday, Monday is tomorrow. */
export function reminderChoices(now: Date): { value: string; label: string }[] {
  const choices = Object.keys(CHOICES) as Choice[];
  const times = choices.map((choice) => timeOfChoice(choice, now).getTime());
  return choices
    .filter((_choice, place) => times.indexOf(times[place] ?? 0) === place)
    .map((value) => ({ value, label: leadWords.reminders[value] }));
}

/** The time in a `datetime-local` field, in office time; undefined when it is none. */
export function typedTime(typed: string): Date | undefined {
  const [, day = '', hours, minutes] =
    /^([\d-]{10})[T ]([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(typed) ?? [];
  return isDay(day) ? atOfficeTime(day, Number(hours) * 60 + Number(minutes)) : undefined;
}

/** The first one after this day. */
function nextMonday(day: string): string {
  const monday = WEEKDAYS.indexOf('monday');
  return daysAfter(day, ((monday - weekdayOf(day) + 6) % 7) + 1);
}
