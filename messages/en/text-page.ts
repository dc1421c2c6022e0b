import { messages } from '../messages.ts';

export const textPage = messages('textPage', {
  /** Above the list of a text's sections. */
  contents: 'On this sheet',

  /** How to reach us, by phone and email or the one of them that there is; begins a sentence. */
  reach: 'Call {phone} or write to {email}',
  reachByPhone: 'Call {phone}',
  reachByEmail: 'Write to {email}',
});
