/** How the office is doing, on its page of figures, in the digest and on the command line. `{count}` is how many cases there are. */
export const halfWithin = 'half within {time}';
export const nineOfTenWithin = 'nine of ten within {time}';
export const slowest = 'slowest {time}';
export const oneCase = '1 case: {times}';
export const cases = '{count} cases: {times}';
export const counted = '({count} cases)';
export const noCases = 'none';

/** The spans that are measured. */
export const toClaim = 'Received to claimed';
export const fromClaimToContact = 'Claimed to first contact';
export const toContact = 'Received to first contact';

/** Promises whose time has come: how many were kept, of how many. */
export const promises = 'Promises kept';
export const kept = '{kept} of {of}';
export const openWithoutContact = 'Open without contact';

/** How much of something was won. With a few cases there is no percentage. */
export const wonOf = '{won} of {all} won';
export const wonPercent = '{percent}% of {all} won';

/** Leads that ask for no service, visitors whom nobody sent, and what was lost without a word why. */
export const messages = 'Messages';
export const byThemselves = 'Came by themselves';

/** Whose number the click has that led to the site. Facebook numbers every click, not only those on ads. */
export const google = 'Google ad';
export const microsoft = 'Microsoft ad';
export const facebook = 'Facebook';
export const noReason = 'No reason noted';
