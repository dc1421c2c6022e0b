import { messages } from '../messages.ts';

export const confirmationPage = messages('confirmationPage', {
  /** The links on the pages that thank: after a request for an estimate, and after a message. */
  home: 'Return to the home page',
  another: 'Write another message',
});
