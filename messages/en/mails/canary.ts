import { messages } from '../../messages.ts';

/** The automatic test that the server sends itself, and what its two mails say of it. */
export const canaryWords = messages('mails/canary', {
  /** Begins the subject of both mails. The rules of mailboxes go by it. */
  subject: 'Automatic test',
  /** Stands at the head of both. */
  text: 'This is an automatic test of the website. Nobody is waiting for an answer, and there is nothing to do.',
  /** What the test types into the form. */
  firstName: 'Automatic',
  lastName: 'Test',
  description: 'This is an automatic test of the website. There is nothing to do.',
});
