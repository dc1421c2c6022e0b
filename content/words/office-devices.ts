/** The list of where somebody is signed in to the office. */
export const title = 'Devices';
export const lead = 'You’re signed in on these. Sign out any that you don’t know or no longer use.';
export const thisDevice = 'This device';
export const signedIn = 'Signed in {time}';
export const seen = 'Last used {time}';

/** The button, and what a screen reader says for it. */
export const signOut = 'Sign out';
export const signOutOf = 'Sign out {device}';

/** After it was pressed. */
export const done = 'That device is signed out.';
export const gone = 'That device was signed out already.';

/** How a device is called, in a mail too, and what is said of one that tells nothing. */
export const device = '{browser} on {system}';
export const otherBrowser = 'Another browser';
export const otherSystem = 'another system';
