import { messages } from '../../messages.ts';

/** The mail that tells the office what the sender of a request has changed on their own page. It has all of the office's mail below. */
export const changeMail = messages('mails/change', {
  /** Begins the subject; the second after a cancellation. */
  subject: 'Changed by the customer',
  canceled: 'Canceled by the customer',
  /** Above what it was. */
  text: 'The customer, {time}',
});
