import { messages } from '../../messages.ts';

/** The mail that brings the office a request or a message. The questions above the answers are those of the forms. */
export const officeMail = messages('mails/office', {
  estimate: {
    /** What the office calls it, in every mail and list: "Estimate request #12". */
    name: 'Estimate request',
    /** The last line: whom answering the mail writes to, or why it does not reach anybody. */
    canAnswer: 'Reply to this email to write to the customer.',
    /** In place of it where the mail has a link to claim the request, which an answer would quote: it has one to write instead. */
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
  /** For one whose captcha is missing or wrong. */
  held: {
    /** Begins the subject. */
    subject: 'Held',
    /** What an inbox shows beside the subject. */
    preview: 'Held: not proven to come from a person. {reference}',
    /** `{title}` is the line before it in bold letters, `{reason}` is one of `held.ts`. */
    title: 'Held: this message is not proven to come from a person',
    text: '{title}, because {reason}. No confirmation was sent. Real people end up here too, for example when a browser blocks scripts. Please read it before you delete it.',
  },
  /** For one whose sender left neither a phone number nor an email address that works: in the subject, and on top. */
  unreachable: {
    subject: 'No way to reach',
    title: 'No way to reach the sender',
    text: '{title}: there is no phone number, and no complete email address. They were asked to get in touch and name the reference, and the request was promised no time.',
  },
  /** Above the reference and the time, and in place of an answer that was left out; in `bad-address.ts` as well. */
  reference: 'Reference',
  received: 'Received',
  /** Above the time by which the customer hears from you. */
  promised: 'Promised by',
  /** Above the reasons of `held.ts` that were too few to hold it. */
  signs: 'Signs of spam',
  notGiven: 'not given',
  /** Above what was sent first, where the customer has corrected it, and above when somebody may come. */
  firstSent: '{label}, as first sent',
  wishedTimes: 'Could come',
  /** In place of `canAnswer` where the address has letters beyond a to z. */
  cannotAnswer:
    'To write to them, start a new email with the button above: not every mail server takes a reply to an address with such letters.',
});
