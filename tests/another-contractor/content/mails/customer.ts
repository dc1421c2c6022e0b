import type { CustomerMail } from '../../../../content/mails/schema.ts';

export const customerMail: CustomerMail = {
  estimate: {
    subject: 'Your estimate request has arrived · {reference}',
    heading: 'Your request is here',
    thanks: 'Thank you for asking {company} for a price.',
    next: 'one of us reads it and calls you {promise}.',
    notYours: 'Did somebody else type your address? You can throw this email away.',
  },
  contact: {
    subject: 'Your message has arrived · {reference}',
    heading: 'Your message is here',
    thanks: 'Thank you for writing to {company}.',
    next: 'one of us reads it and answers {promise}.',
    notYours: 'Did somebody else type your address? You can throw this email away.',
  },
  preview: 'Your reference is {reference}. We answer {promise}.',
  service: 'Service',
  reference: 'Your reference',
  whatHappensNext: 'What happens next:',
  canAnswer: 'You can answer this email.',
  emergency:
    'For other emergencies, at any hour: {emergencyPhone}. The same number reaches the office: {phone}.',
  call: 'Call us',
  notAnAddress: 'The e-mail as typed is not an address.',
};
