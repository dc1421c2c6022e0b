import { messages } from '../messages.ts';

export const officeProblem = messages('officeProblem', {
  /** For users who may not do something. */
  noAccess: 'No access',
  askAnOwner: 'This is not open to your role. Please ask an owner.',

  /** The link back. */
  back: 'Back to the office',
});
