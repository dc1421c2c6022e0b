import type { contactForm } from '../../contract/forms/contact.ts';
import type { FormWords } from '../../contract/forms/form.ts';

export const contactFormWords: FormWords<typeof contactForm> = {
  title: 'Message',
  sentTitle: 'Message Sent!',
  fields: {
    name: { label: 'First name', officeLabel: 'Name', inSentence: 'first name' },
    lname: { label: 'Last name', officeLabel: 'Name', inSentence: 'last name' },
    number: { label: 'Phone', inSentence: 'phone number' },
    email: { label: 'Email', inSentence: 'email address' },
    message: { label: 'Message', missing: 'Please write a message.', inSentence: 'message' },
  },
  noneOf: 'Please enter an email address or a phone number so we can reach you.',
};
