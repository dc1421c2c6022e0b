import { messages } from '../messages.ts';

export const figures = messages('figures', {
  /** How the office is doing, on its page of figures, in the digest and on the command line. `{count}` is how many cases there are. */
  halfWithin: 'half within {time}',
  nineOfTenWithin: 'nine of ten within {time}',
  slowest: 'slowest {time}',
  oneCase: '1 case: {times}',
  cases: '{count} cases: {times}',
  counted: '({count} cases)',
  noCases: 'none',

  /** The spans that are measured. */
  toClaim: 'Received to claimed',
  fromClaimToContact: 'Claimed to first contact',
  toContact: 'Received to first contact',

  /** Promises whose time has come: how many were kept, of how many. */
  promises: 'Promises kept',
  kept: '{kept} of {of}',
  openWithoutContact: 'Open without contact',

  /** How much of something was won. With a few cases there is no percentage. */
  wonOf: '{won} of {all} won',
  wonPercent: '{percent}% of {all} won',

  /** Leads that ask for no service, visitors whom nobody sent, and what was lost without a word why. */
  messages: 'Messages',
  byThemselves: 'Came by themselves',

  /** Whose number the click has that led to the site. Facebook numbers every click, not only those on ads. */
  google: 'Google ad',
  microsoft: 'Microsoft ad',
  facebook: 'Facebook',
  noReason: 'No reason noted',
});
