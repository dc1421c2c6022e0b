/** How numbers are written in a sentence, from none to twenty; larger ones are written in digits. */
export const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** "one year", "two years". */
export const year = '{count} year';
export const years = '{count} years';
