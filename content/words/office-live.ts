/** The line above an open page. The number of requests that came while a person was typing. */
export const oneNew = '1 new.';
export const someNew = '{count} new.';
export const changed = 'Someone has changed this.';
export const show = 'Show';

/** When a reminder is due, and the link to its request. */
export const due = 'Time to call back: {reference}.';
export const open = 'Open';

/** When the session has ended, and typed text would be lost. */
export const signedOut = 'You’re signed out. Copy what you typed before you go on.';

/** While the server cannot be reached. */
export const stale = 'No connection: this page may be out of date.';

/** In the tab, before the title of the page. */
export const tab = '({count}) {title}';
