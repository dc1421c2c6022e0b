import { messages } from '../messages.ts';

export const officeProblem = messages('officeProblem', {
  /** For users who may not do something. */
  ownersOnly: 'Owners only',
  askAnOwner: 'Only owners can do this. Please ask one of them.',

  /** The link back. */
  back: 'Back to the board',
});
