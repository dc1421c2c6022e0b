import type { CustomerMail } from './schema.ts';

/** The mail that whoever sent a form gets. It repeats nothing that was typed: anybody can enter anybody's address. */
export const customerMail: CustomerMail = {
  estimate: {
    subject: 'We have your estimate request · {reference}',
    heading: 'We have your request',
    thanks: 'Thank you for asking {company} for an estimate.',
    next: 'we’ll read your request and call or write to you {promise}.',
    notYours: 'Didn’t ask for this? Someone probably mistyped an address; you can ignore this email.',
  },
  contact: {
    subject: 'We have your message · {reference}',
    heading: 'We have your message',
    thanks: 'Thank you for writing to {company}.',
    next: 'we’ll read your message and call or write to you {promise}.',
    notYours: 'Didn’t write to us? Someone probably mistyped an address; you can ignore this email.',
  },
  preview: 'Your reference is {reference}. We’ll call or write {promise}.',
  service: 'Service',
  reference: 'Your reference',
  whatHappensNext: 'What happens next:',
  canAnswer: 'To send photos, reply to this email.',
  emergency:
    'For other emergencies, call {emergencyPhone} at any hour. If it’s urgent but not an emergency, call the office at {phone}.',
  call: 'Call the office',
  notAnAddress: 'The email as typed is not an address.',
};
