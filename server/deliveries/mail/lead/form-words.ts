import type { Form } from '../../../../contract/lead.ts';

/** What the mails say differently of the two forms. */
type FormWords = {
  /** To the office: who answering the mail writes to, or why it does not reach anybody. */
  canAnswer: string;
  noAddress: string;
  badAddress: string;
  /** To whoever sent it: what has arrived, in a word and in the subject, the thanks, and how a mail to a stranger ends. */
  what: 'request' | 'message';
  arrived: string;
  thanks: (business: string) => string;
  notYours: string;
};

export const FORM_WORDS: Record<Form, FormWords> = {
  estimate: {
    canAnswer: 'Answering this mail writes to the customer.',
    noAddress: 'No e-mail was given: answering this mail does not reach the customer. Please call.',
    badAddress:
      'The e-mail as typed is not an address: the customer has no confirmation, and answering this mail does not reach them. Please call.',
    what: 'request',
    arrived: 'We have your estimate request',
    thanks: (business) => `Thank you for asking ${business} for an estimate.`,
    notYours: 'You did not ask for this?',
  },
  contact: {
    canAnswer: 'Answering this mail writes to the sender.',
    noAddress: 'No e-mail was given: answering this mail does not reach the sender. Please call.',
    badAddress:
      'The e-mail as typed is not an address: the sender has no confirmation, and answering this mail does not reach them.',
    what: 'message',
    arrived: 'We have your message',
    thanks: (business) => `Thank you for writing to ${business}.`,
    notYours: 'You did not write to us?',
  },
};
