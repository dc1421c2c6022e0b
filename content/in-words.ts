import { numbers } from './words/numbers.ts';

const words = numbers.split(' ');

/** A count as it is written in a sentence: "no", "fifteen"; above twenty in digits. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}
