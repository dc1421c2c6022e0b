import type { SignInMail } from './schema.ts';

/** The mails to the people in the office about signing in: a code that was asked for, and word that it was used. */
export const signInMail: SignInMail = {
  code: {
    subject: 'Your code to sign in to the office',
    preview: 'Good until {until}, and only in the browser that asked for it.',
    heading: 'Your code to sign in',
    text: 'Hello {name}, type this code by {until}, in the browser where you asked for it.',
    code: 'Code',
    asked: 'Asked for',
    notYours:
      'Didn’t ask for a code? Then you can ignore this email: the code works only in the browser that asked for it. Never tell it to anyone.',
  },
  signedIn: {
    subject: 'New sign-in to the office',
    preview: '{device} is signed in with your account.',
    heading: 'You signed in to the office',
    text: 'Hello {name}, a device is now signed in with your account.',
    signedIn: 'Signed in',
    notYou: 'Wasn’t it you? Sign that device out at {devices}, and tell the owner of the office right away.',
  },
  where: '{device}, {time}',
};
