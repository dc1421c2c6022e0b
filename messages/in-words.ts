import { numbers } from './en/numbers.ts';

const words = numbers.numbers.split(' ');

/** Spells out a count: "no", "fifteen"; above twenty, in digits. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}
