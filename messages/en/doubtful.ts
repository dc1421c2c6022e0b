import { messages } from '../messages.ts';

/** Asked once, before what cannot be an address or a number is sent as it is. */
export const doubtful = messages('doubtful', {
  /** Above the button. */
  question:
    'Is that right? “{answer}” looks incomplete or mistyped. Change it, or submit the form again to send it as it is.',

  /** Below the label of that answer. */
  email: 'Is that right? An address looks like name@example.com.',
  phone: 'Is that right? A phone number has ten digits.',
});
