import { messages } from '../messages.ts';

export const promise = messages('promise', {
  /** When the office answers, each behind "You’ll hear from us". `{time}` is "2:30 p.m.", `{day}` "Tuesday", `{date}` "December 7". */
  today: 'today by {time}',
  tomorrow: 'tomorrow by {time}',
  thisWeek: 'by {day}, {time}',
  later: 'by {day}, {date}, {time}',

  /** While the office is closed, and nobody knows for how long. */
  whenBack: 'as soon as we are back',

  /** Where `content/office.yaml` has no hours. */
  withoutHours: 'as soon as we can',

  /** In a mail that leaves only after the time that was promised. */
  overdue: 'as soon as we can',

  /** Above the button of a form: what is true at any time, and what takes its place when the server has said when. */
  officeHours: 'We answer during office hours: {hours}.',
  hearFromUs: 'You’ll hear from us {promise}.',
  sendNow: 'Send it now and you’ll hear from us {promise}.',
});
