/** The audit trail of the office; `{detail}` is the user or the device. */
export const invited = 'Invited {detail}';
export const renamed = 'Renamed {detail}';
export const roleChanged = 'Changed the role of {detail}';
export const revoked = 'Took away the access of {detail}';
export const codePrinted = 'Read out a code for {detail}';
export const signedIn = 'Signed in with {detail}';
export const signedOut = 'Signed out of {detail}';
export const deviceSignedOut = 'Signed out another device: {detail}';

/** For requests and messages. `{detail}` is the number, or what was exported. */
export const held = 'Held {detail}';
export const released = 'Released {detail}';
export const sentAgain = 'Sent again: {detail}';
export const exported = 'Exported {detail}';
export const deleted = 'Deleted {detail}';

/** For the calendar. `{detail}` is a day: the one that was changed, the last one of a storm, or the one on which it was ended. */
export const dayClosed = 'Set the hours of {detail}';
export const dayReopened = 'Gave {detail} its usual hours again';
export const stormOn = 'Switched storm mode on until {detail}';
export const stormOff = 'Switched storm mode off on {detail}';
