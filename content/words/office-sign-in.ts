/** Signing in to the office, in two steps: the title, and the step. */
export const title = 'Sign in';
export const step = 'Step {step} of {steps}';

/** First the address. */
export const lead = 'Enter your email, and we’ll send you a code. There’s no password to remember.';
export const email = 'Email';
export const send = 'Send me a code';
export const notAnAddress = 'Please enter an email address, like name@example.com.';

/** Above it, after signing out, or when a code came too late. */
export const signedOut = 'You’re signed out on this device.';
export const expired = 'That took a while. Please enter your email again.';

/** Then the code. `{email}` is the address with most of its letters left out. */
export const codeTitle = 'Enter your code';
export const sent = 'Sent to {email}, good for {minutes} minutes.';
export const code = 'Code';
export const hint =
  'Six letters and numbers from the email, or the ten you were told. Capitals don’t matter.';
export const signIn = 'Sign in';

/** When no code has come. Without the office's own number, which rings at the very person who cannot sign in. */
export const nothing =
  'No email yet? The first one can take 15 minutes, because some mail servers make new senders wait. Check your spam folder and the address, too: codes only go to people who work here.';
export const again = 'Send again';
export const otherAddress = 'Use another address';
export const help = 'Still nothing? Ask whoever invited you: an owner can read you a code over the phone.';

/** For what is no code, a wrong one, or one that has ended. */
export const malformed =
  'A code has six letters and numbers, like KD4-RW7, or ten if you were told it over the phone.';
export const wrong = 'That’s not the code we sent. You have {tries} tries left.';
export const wrongOnce = 'That’s not the code we sent. You have one try left.';
export const over = 'This code no longer works. Press “Send again” for a new one.';
