/** When the office answers, each behind "You’ll hear from us". `{time}` is "2:30 p.m.", `{day}` "Tuesday", `{date}` "December 7". */
export const today = 'today by {time}';
export const tomorrow = 'tomorrow by {time}';
export const thisWeek = 'by {day}, {time}';
export const later = 'by {day}, {date}, {time}';

/** While the office is closed, and nobody knows for how long. */
export const whenBack = 'as soon as we are back';

/** Where `office.ts` has no hours. */
export const withoutHours = 'within one business day';

/** In a mail that leaves only after the time that was promised. */
export const overdue = 'as soon as we can';

/** Above the button of a form: what is true at any time, and what takes its place when the server has said when. */
export const officeHours = 'We answer during office hours: {hours}.';
export const hearFromUs = 'You’ll hear from us {promise}.';
export const sendNow = 'Send it now and you’ll hear from us {promise}.';
