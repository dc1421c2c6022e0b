import type { OfficeMail } from './schema.ts';

/** The mail that brings the office a request or a message. The questions above the answers are those of the forms. */
export const officeMail: OfficeMail = {
  estimate: {
    name: 'Estimate request',
    canAnswer: 'Reply to this email to write to the customer.',
    canWrite:
      'To write to the customer, start a new email with the button above. A reply to this one would show them your links, so it will not reach them.',
    noAddress: 'No email address was given, so a reply will not reach the customer. Please call.',
    badAddress:
      'The email as typed is not an address: the customer got no confirmation, and a reply will not reach them. Please call.',
  },
  contact: {
    name: 'Message',
    canAnswer: 'Reply to this email to write to the sender.',
    canWrite:
      'To write to the sender, start a new email with the button above. A reply to this one would show them your links, so it will not reach them.',
    noAddress: 'No email address was given, so a reply will not reach the sender. Please call.',
    badAddress:
      'The email as typed is not an address: the sender got no confirmation, and a reply will not reach them.',
  },
  held: {
    subject: 'Held',
    preview: 'Held: not proven to come from a person. {reference}',
    title: 'Held: this message is not proven to come from a person',
    text: '{title}, because {reason}. No confirmation was sent. Real people end up here too, for example when a browser blocks scripts. Please read it before you delete it.',
  },
  reference: 'Reference',
  received: 'Received',
  promised: 'Promised by',
  signs: 'Signs of spam',
  notGiven: 'not given',
  cannotAnswer:
    'To write to them, start a new email with the button above: not every mail server takes a reply to an address with such letters.',
};
