import { messages } from '../messages.ts';

export const officeLive = messages('officeLive', {
  /** The line above an open page. The number of requests that came while a person was typing. */
  oneNew: '1 new.',
  someNew: '{count} new.',
  changed: 'Someone has changed this.',
  show: 'Show',

  /** When a reminder is due, and the link to its request. */
  due: 'Time to call back: {reference}.',
  open: 'Open',

  /** When the session has ended, and typed text would be lost. */
  signedOut: 'You’re signed out. Copy what you typed before you go on.',

  /** While the server cannot be reached. */
  stale: 'No connection: this page may be out of date.',

  /** In the tab, before the title of the page. */
  tab: '({count}) {title}',
});
