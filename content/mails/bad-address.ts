import type { BadAddressMail } from './schema.ts';

/** The mail that tells the office that a customer cannot be written to. */
export const badAddressMail: BadAddressMail = {
  title: 'Email bounced, use the phone',
  withPhone:
    'The mail server permanently refused this address. The customer got no confirmation, and an email from you wouldn’t arrive either. Please call.',
  withoutPhone:
    'The mail server permanently refused this address, and no phone number was given. Check the address for an obvious typo.',
  phone: 'Phone',
  name: 'Name',
  email: 'Email',
  refusal: 'What the mail server said',
};
