/** The line that comes by itself above a page of the office. How many requests have come while somebody was typing. */
export const oneNew = '1 new.';
export const someNew = '{count} new.';
export const changed = 'Someone has changed this.';
export const show = 'Show';

/** When somebody wanted to be reminded of a request; the second is a link to it. */
export const due = 'Time to call back: {reference}.';
export const open = 'Open';

/** Where the sign-in has ended, and something that was typed would be lost. */
export const signedOut = 'You’re signed out. Copy what you typed before you go on.';

/** While the server cannot be reached. */
export const stale = 'No connection: this page may be out of date.';

/** In the tab, before the title of the page. */
export const tab = '({count}) {title}';
