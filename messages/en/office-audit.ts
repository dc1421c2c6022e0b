import { messages } from '../messages.ts';

export const officeAudit = messages('officeAudit', {
  /** The audit trail of the office; `{detail}` is the user or the device. */
  invited: 'Invited {detail}',
  renamed: 'Renamed {detail}',
  roleChanged: 'Changed the role of {detail}',
  revoked: 'Took away the access of {detail}',
  codePrinted: 'Read out a code for {detail}',
  signedIn: 'Signed in with {detail}',
  signedOut: 'Signed out of {detail}',
  deviceSignedOut: 'Signed out another device: {detail}',

  /** For requests and messages. `{detail}` is the number, or what was exported. */
  held: 'Held {detail}',
  released: 'Released {detail}',
  sentAgain: 'Sent again: {detail}',
  exported: 'Exported {detail}',
  deleted: 'Deleted {detail}',

  /** For the calendar. `{detail}` is a day: the one that was changed, the last one of a storm, or the one on which it was ended. */
  dayClosed: 'Set the hours of {detail}',
  dayReopened: 'Gave {detail} its usual hours again',
  stormOn: 'Switched storm mode on until {detail}',
  stormOff: 'Switched storm mode off on {detail}',

  /** `{detail}` is the number of the version. */
  websitePublished: 'Published the website, version {detail}',
});
