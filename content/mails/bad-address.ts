import type { BadAddressMail } from './schema.ts';

/** The mail that tells the office that a customer cannot be written to. */
export const badAddressMail: BadAddressMail = {
  title: 'E-mail is bad, use the phone',
  withPhone:
    'The mail server refused the address for good: the customer has no confirmation, and a mail from you would not arrive either. Please call.',
  withoutPhone:
    'The mail server refused the address for good, and no phone number was given. The address may have a typing error that you can see.',
  phone: 'Phone',
  name: 'Name',
  email: 'E-mail',
  refusal: 'What the mail server said',
};
