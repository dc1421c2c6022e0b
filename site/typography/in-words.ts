const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count as it is written in a sentence: "no", "fifteen"; above twenty in digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
