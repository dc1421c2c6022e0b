/** What has been done in the office, as its list of revisions says it; `{detail}` is whom or which device it was about. */
export const invited = 'Invited {detail}';
export const renamed = 'Renamed {detail}';
export const roleChanged = 'Changed the role of {detail}';
export const revoked = 'Took away the access of {detail}';
export const codePrinted = 'Read out a code for {detail}';
export const signedIn = 'Signed in with {detail}';
export const signedOut = 'Signed out of {detail}';
export const deviceSignedOut = 'Signed out another device: {detail}';

/** The same of what was done with requests and messages. `{detail}` is which, by number, or which ones were exported. */
export const held = 'Held {detail}';
export const letThrough = 'Released {detail}';
export const sentAgain = 'Sent again: {detail}';
export const exported = 'Exported {detail}';
export const deleted = 'Deleted {detail}';

/** The same of the calendar. `{detail}` is a day: the one it is about, the last one of a storm, or the one on which it was ended. */
export const dayClosed = 'Set the hours of {detail}';
export const dayReopened = 'Gave {detail} its usual hours again';
export const stormOn = 'Switched storm mode on until {detail}';
export const stormOff = 'Switched storm mode off on {detail}';
