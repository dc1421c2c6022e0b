import { messages } from '../messages.ts';

export const confirmation = messages('confirmation', {
  /**
   * The stamp, and what stands on the ticket's stub. `{promise}` is of `promise.ts`, or these words where nothing
   * more can be said, as of a message that the office has to look at first.
   */
  stamp: 'Received',
  promised: 'You’ll hear from us {promise}.',
  inOfficeHours: 'during office hours',

  /** `{reference}` is the request's eight characters. */
  reference: 'Your reference {reference}',

  /** `{phone}` is the office number. */
  call: 'A question before then? Call the office: {phone}.',

  /** Before the title in the browser's tab, where the words sound like an emergency. */
  danger: 'First, get to safety.',
  urgent: 'Can’t wait? Call us now.',

  /** The thanks on a page of its own; its title stands with the form's words. */
  text: 'Keep an eye on your inbox - we will get back to you soon!',

  /** The thanks in the form's place on a page that has more to say. */
  inlineTitle: 'Estimate request sent!',
  inlineText: 'Keep an eye on your inbox. We will get back to you soon.',
});
