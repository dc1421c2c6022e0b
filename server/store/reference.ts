import { randomInt } from 'node:crypto';
import { PRINTED_CODE_LENGTH, PRINTED_SIGNS } from '../../contract/sign-in-code.ts';

/**
 * Letters and digits that are hard to mishear or misread: no I, O, Q, U, Z, 0 or 1. A digit at every third place keeps
 * a letter from being taken for a digit (B and 8, S and 5) and keeps references from spelling words.
 */
const LETTERS = 'ABCDEFGHJKLMNPRSTVWXY';
const DIGITS = '23456789';
const PATTERN = [LETTERS, LETTERS, DIGITS, LETTERS, LETTERS, DIGITS, LETTERS, LETTERS];

/** Six of the same signs, for a code to sign in with, like "KD4RW7"; 12 million are possible. */
export function newSignInCode(): string {
  return newReference().slice(0, 6);
}

/**
 * Ten characters for a code that is read out over the phone, like "K4DRW-7MXC3"; 63 trillion are possible, too many to guess.
 * Any may be in any position, so it omits what sounds or looks like another (B, S, G), and vowels.
 */
export function newPrintedCode(): string {
  return Array.from(
    { length: PRINTED_CODE_LENGTH },
    () => PRINTED_SIGNS[randomInt(PRINTED_SIGNS.length)],
  ).join('');
}

/** Makes a reference that can be read over the phone, like "KD4RW7MA"; 5.5 billion are possible. */
export function newReference(): string {
  return PATTERN.map((alphabet) => alphabet[randomInt(alphabet.length)]).join('');
}
