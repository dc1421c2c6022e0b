import { messages } from '../../messages.ts';

/** The mail that whoever sent a form gets. It repeats nothing that was typed: anybody can enter anybody's address. */
export const customerMail = messages('mails/customer', {
  /** After a request for an estimate. */
  estimate: {
    /** `{reference}` is what the customer can name on the phone. */
    subject: 'We have your estimate request · {reference}',
    heading: 'We have your request',
    /** `{company}` is our name. */
    thanks: 'Thank you for asking {company} for an estimate.',
    /** After `whatHappensNext`. `{promise}` is by when you answer: "by Tuesday, December 1, 10 a.m.", as in `promise.ts`. */
    next: 'our office will read your request and call or write to you {promise}.',
    /** For a stranger whose address somebody else has typed. */
    notYours: 'Didn’t ask for this? Someone probably mistyped an address; you can ignore this email.',
  },
  /** After a message. */
  contact: {
    subject: 'We have your message · {reference}',
    heading: 'We have your message',
    thanks: 'Thank you for writing to {company}.',
    next: 'our office will read your message and call or write to you {promise}.',
    notYours: 'Didn’t write to us? Someone probably mistyped an address; you can ignore this email.',
  },
  /** What an inbox shows beside the subject. */
  preview: 'Your reference is {reference}. We’ll call or write {promise}.',
  /** Above the service that was chosen, and above the reference. */
  service: 'Service',
  reference: 'Your reference',
  /** Begins the line about what happens next. */
  whatHappensNext: 'What happens next:',
  /** Ends that line: what comes as an answer to this mail reaches the office. */
  canAnswer: 'To correct something or send photos, reply to this email.',
  /** The link to what they have sent. */
  see: 'Add photos, or see and correct your request',
  /** Who has to call somebody else first stands before it, from `content/emergency.yaml`. */
  emergency: 'In an emergency, call {emergencyPhone} at any hour.',
  /** Behind it; `{phone}` is the office number. */
  urgent: 'If it’s urgent but not an emergency, call the office at {phone}.',
  /** The button, which calls the office. */
  call: 'Call the office',
  /** Stands in the office's lists in place of a mail that cannot be sent. */
  notAnAddress: 'The email as typed is not an address.',
});
