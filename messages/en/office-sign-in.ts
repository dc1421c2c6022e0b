import { messages } from '../messages.ts';

export const officeSignIn = messages('officeSignIn', {
  /** Signing in to the office, in two steps: the title, and the step. */
  title: 'Sign in',
  step: 'Step {step} of {steps}',

  /** First the address. */
  lead: 'Enter your email, and we’ll send you a code. There’s no password to remember.',
  /** Where no mail server is set. */
  leadNoMail:
    'Enter your email, and then a code. This server sends no email yet, so whoever runs it reads you one, with this command: npm run leads -- office sign-in YOUR-EMAIL',
  goOn: 'Continue',
  email: 'Email',
  send: 'Send me a code',
  notAnAddress: 'Please enter an email address, like name@example.com.',

  /** Above it, after signing out, or when a code came too late. */
  signedOut: 'You’re signed out on this device.',
  expired: 'That took a while. Please enter your email again.',

  /** Then the code. `{email}` is the address with most of its letters left out. */
  codeTitle: 'Enter your code',
  sent: 'Sent to {email}, good for {minutes} minutes.',
  /** Where no mail server is set. */
  noMail:
    'This server sends no email yet, so whoever runs it reads you a code, with this command: npm run leads -- office sign-in YOUR-EMAIL',
  code: 'Code',
  hint: 'Six letters and numbers from the email, or the ten you were told. Capitals don’t matter.',
  signIn: 'Sign in',

  /** When no code has come. Without the office's own number, which rings at the very person who cannot sign in. */
  nothing:
    'No email yet? The first one can take 15 minutes, because some mail servers make new senders wait. Check your spam folder and the address, too: codes only go to people who work here.',
  again: 'Send again',
  otherAddress: 'Use another address',
  help: 'Still nothing? Ask whoever invited you: an owner can read you a code over the phone.',

  /** For what is no code, a wrong one, or one that has ended. */
  malformed: 'A code has six letters and numbers, like KD4-RW7, or ten if you were told it over the phone.',
  wrong: 'That’s not the code we sent. You have {tries} tries left.',
  wrongOnce: 'That’s not the code we sent. You have one try left.',
  over: 'This code no longer works. Press “Send again” for a new one.',
});
