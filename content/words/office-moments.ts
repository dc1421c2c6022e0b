/** Times as the office's pages say them. `{time}` is "9:30 a.m.", `{day}` "Sat", and `{date}` "Nov 21" or "Nov 21, 2025". */
export const onDay = '{day} {time}';
export const onDate = '{date}, {time}';
export const date = '{month} {day}';
export const dateOfYear = '{month} {day}, {year}';
export const shortMonthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Durations. */
export const minutes = '{count} min';
export const hours = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes} min';
export const days = '{count} days';

/** A wait during which the office was closed for a part, or all the time. */
export const open = '{time} open';
export const afterHours = 'after hours';

/** By when an answer was promised. `{when}` is "10:30 a.m." or "Mon 10 a.m.". */
export const promised = 'by {when}';
export const promisedSoon = 'by {when}, {time} left';
export const late = 'late: promised by {when}';
