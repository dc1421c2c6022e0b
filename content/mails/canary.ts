import type { CanaryWords } from './schema.ts';

/** The automatic test that the server sends itself, and what its two mails say of it. */
export const canaryWords: CanaryWords = {
  subject: 'Automatic test',
  text: 'This is an automatic test of the website. Nobody is waiting for an answer, and there is nothing to do.',
  firstName: 'Automatic',
  lastName: 'Test',
  description: 'This is an automatic test of the website. There is nothing to do.',
};
