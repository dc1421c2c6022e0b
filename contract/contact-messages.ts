import { CONTACT_LIMITS } from './limits.ts';
import { tooLong } from './messages.ts';

/** What is said about the guide's and the contact page's form alone; apart, because few pages need it. */
export const contactMessages = {
  sentTitle: 'Message Sent!',
  labels: {
    name: 'First name',
    lname: 'Last name',
    number: 'Phone',
    email: 'E-mail',
    message: 'Message',
  },
  name: { tooLong: tooLong('first name', CONTACT_LIMITS.name) },
  lname: { tooLong: tooLong('last name', CONTACT_LIMITS.lname) },
  number: { tooLong: tooLong('phone number', CONTACT_LIMITS.number) },
  email: { tooLong: tooLong('e-mail address', CONTACT_LIMITS.email) },
  message: {
    missing: 'Please write a message.',
    tooLong: tooLong('message', CONTACT_LIMITS.message),
  },
  unanswerable: 'Please enter an e-mail address or a phone number, so that we can answer you.',
} as const;
