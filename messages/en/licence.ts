import { messages } from '../messages.ts';

export const licence = messages('licence', {
  /** Before licenses that lead to the offices which gave them out. */
  lookUp: 'Check our licenses with each agency.',
});
