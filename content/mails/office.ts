import type { OfficeMail } from './schema.ts';

/** The mail that brings the office a request or a message. The questions above the answers are those of the forms. */
export const officeMail: OfficeMail = {
  estimate: {
    name: 'Estimate request',
    canAnswer: 'Answering this mail writes to the customer.',
    noAddress: 'No e-mail was given: answering this mail does not reach the customer. Please call.',
    badAddress:
      'The e-mail as typed is not an address: the customer has no confirmation, and answering this mail does not reach them. Please call.',
  },
  contact: {
    name: 'Message',
    canAnswer: 'Answering this mail writes to the sender.',
    noAddress: 'No e-mail was given: answering this mail does not reach the sender. Please call.',
    badAddress:
      'The e-mail as typed is not an address: the sender has no confirmation, and answering this mail does not reach them.',
  },
  held: {
    subject: 'Held',
    preview: 'Held: not proven to come from a person. {reference}',
    title: 'Held: this message is not proven to come from a person',
    text: '{title}, because {reason}. No confirmation was sent. People end up here too, for instance when a browser blocks scripts: please read it before you throw it away.',
  },
  reference: 'Reference',
  received: 'Received',
  notGiven: 'not given',
};
