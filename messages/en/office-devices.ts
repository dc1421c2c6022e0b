import { messages } from '../messages.ts';

export const officeDevices = messages('officeDevices', {
  /** The list of where a user is signed in. */
  title: 'Devices',
  lead: 'You’re signed in on these. Sign out any that you don’t know or no longer use.',
  thisDevice: 'This device',
  signedIn: 'Signed in {time}',
  seen: 'Last used {time}',

  /** The button, and what a screen reader says for it. */
  signOut: 'Sign out',
  signOutOf: 'Sign out {device}',

  /** Asked where no mail server is set. */
  noWayBack:
    'This server sends no email yet, so no code can come when you want to sign in again: whoever runs the server has to read you one.',
  signOutYes: 'Sign out all the same',
  stay: 'Stay signed in',

  /** After it was pressed. */
  done: 'That device is signed out.',
  gone: 'That device was signed out already.',

  /** The name of a device, in mails too, and the parts for an unknown one. */
  device: '{browser} on {system}',
  otherBrowser: 'Another browser',
  otherSystem: 'another system',
});
