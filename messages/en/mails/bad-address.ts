import { messages } from '../../messages.ts';

/** The mail that tells the office that a customer cannot be written to. */
export const badAddressMail = messages('mails/bad-address', {
  /** Begins the subject, and stands above the mail. */
  title: 'Email bounced, use the phone',
  /** What to do: with a phone number, and without one. */
  withPhone:
    'The mail server permanently refused this address. The customer got no confirmation, and an email from you wouldn’t arrive either. Please call.',
  withoutPhone:
    'The mail server permanently refused this address, and no phone number was given. Check the address for an obvious typo.',
  /** Each above what it names. */
  phone: 'Phone',
  name: 'Name',
  email: 'Email',
  refusal: 'What the mail server said',
});
