import { messages } from '../messages.ts';

export const officeMoments = messages('officeMoments', {
  /** Times as the office's pages say them. `{time}` is "9:30 a.m.", `{day}` "Sat", and `{date}` "Nov 21" or "Nov 21, 2025". */
  onDay: '{day} {time}',
  onDate: '{date}, {time}',
  date: '{month} {day}',
  dateOfYear: '{month} {day}, {year}',
  shortMonthNames: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],

  /** Durations. */
  minutes: '{count} min',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  days: '{count} days',

  /** A wait during which the office was closed for a part, or all the time. */
  open: '{time} open',
  afterHours: 'after hours',

  /** By when an answer was promised. `{when}` is "10:30 a.m." or "Mon 10 a.m.". */
  promised: 'by {when}',
  promisedSoon: 'by {when}, {time} left',
  late: 'late: promised by {when}',
});
