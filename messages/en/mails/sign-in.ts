import { messages } from '../../messages.ts';

/** The mails to the people in the office about signing in: a code that was asked for, and word that it was used. */
export const signInMail = messages('mails/sign-in', {
  /** Brings the code. `{until}` is a day and time. */
  code: {
    subject: 'Your code to sign in to the office',
    preview: 'Good until {until}, and only in the browser that asked for it.',
    heading: 'Your code to sign in',
    text: 'Hello {name}, type this code by {until}, in the browser where you asked for it.',
    /** Above the code, and above `where`. */
    code: 'Code',
    asked: 'Asked for',
    /** For somebody whose address a stranger has typed. */
    notYours:
      'Didn’t ask for a code? Then you can ignore this email: the code works only in the browser that asked for it. Never tell it to anyone.',
  },
  /** Says that a device was signed in. */
  signedIn: {
    subject: 'New sign-in to the office',
    preview: '{device} is signed in with your account.',
    heading: 'You signed in to the office',
    text: 'Hello {name}, a device is now signed in with your account.',
    /** Above `where`. */
    signedIn: 'Signed in',
    /** `{devices}` is the address of the page that can sign it out. */
    notYou: 'Wasn’t it you? Sign that device out at {devices}, and tell the owner of the office right away.',
  },
  /** The browser with its system, and a day and time. */
  where: '{device}, {time}',
});
