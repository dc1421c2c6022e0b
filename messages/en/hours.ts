import { messages } from '../messages.ts';

export const hours = messages('hours', {
  /** In the order of the week. Written out, as the months are. */
  dayNames: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },

  /** "9 a.m.", "5:30 p.m.", and the two that have names. */
  morning: '{time} a.m.',
  afternoon: '{time} p.m.',
  noon: 'noon',
  midnight: 'midnight',

  /** "Monday to Friday", "8 a.m. to 5 p.m.". */
  span: '{from} to {to}',
  twoDays: '{from} and {to}',

  /** The short form in every footer, on a clock of twelve hours: "Mon–Fri 8–5, Sat 9–12". */
  shortDayNames: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
  shortSpan: '{from}–{to}',

  /** A day that is open from midnight to midnight. */
  allDay: 'all day',

  /** Beside a day of the week on which the office never answers. */
  closed: 'closed',
});
