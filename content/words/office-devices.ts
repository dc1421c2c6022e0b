/** The list of where a user is signed in. */
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

/** The name of a device, in mails too, and the parts for an unknown one. */
export const device = '{browser} on {system}';
export const otherBrowser = 'Another browser';
export const otherSystem = 'another system';
