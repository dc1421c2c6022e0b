import { messages } from '../messages.ts';

export const confirmation = messages('confirmation', {
  /** The stamp on the ticket. */
  stamp: 'Received',

  /**
   * Who answers, and by when: `{promise}` is of `promise.ts`, or `inOfficeHours` where no time can be named, as of a message that
   * the office has to look at first. The second is for a sender without an email address that can be written to, the third
   * for one without a phone number besides.
   */
  promised: 'Our office will call or write {promise}.',
  promisedByPhone: 'Our office will call {promise}.',
  unreachable:
    'We have no phone number or complete email address for you. Please get in touch and name this reference.',
  inOfficeHours: 'during office hours',

  /** `{reference}` is the request's eight characters. */
  reference: 'Your reference {reference}',

  /** Above what was sent, and below it where our mail goes. */
  sent: 'You sent',
  mailTo: 'Our email goes to {email}.',

  /** How to correct it; `{phone}` is the office number. The others: where no mail arrives, and where there is no office number. */
  correct: 'A question? Call {phone} or reply to our email.',
  correctByPhone: 'A question? Call {phone}.',
  correctByMail: 'A question? Reply to our email.',

  /** The links to what was sent; `{add}` is the first. */
  add: 'Add photos',
  see: 'See or correct your request',

  /** Before the title in the browser's tab, where the words sound like an emergency. */
  danger: 'First, get to safety.',
  urgent: 'Can’t wait? Call us now.',

  /** The thanks on a page of its own; its title stands with the form's words. */
  text: 'Keep an eye on your inbox - we will get back to you soon!',

  /** The thanks in the form's place on a page that has more to say. */
  inlineTitle: 'Estimate request sent!',
  inlineText: 'Keep an eye on your inbox. We will get back to you soon.',

  /** In place of either for a sender whom no mail reaches. */
  textByPhone: 'We will get back to you soon!',
});
