import { messages } from '../messages.ts';

export const numbers = messages('numbers', {
  /** How numbers are written in a sentence, from none to twenty; larger ones are written in digits. */
  numbers:
    'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',

  /** "one year", "two years". */
  year: '{count} year',
  years: '{count} years',
});
