/**
 * The characters of a code from the command line, in any position. The code is read over the phone: no B, G or S, which
 * sound or look like another, and no vowels, which would make words.
 */
export const PRINTED_SIGNS = 'CDFHJKLMNPRTVWXY23456789';
export const PRINTED_CODE_LENGTH = 10;

/** A code to sign in to the office as it is shown and read over the phone, in two halves: `KD4-RW7`, or `K4DRW-7MXC3`. */
export function formatCode(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** A code typed in any case, with spaces or hyphens; undefined when it is neither one from a mail nor from the command line. */
export function parseCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return MAILED.test(code) || PRINTED.test(code) ? code : undefined;
}

/** The letters and digits of a reference, in the same places. */
const MAILED = /^[A-Z]{2}\d[A-Z]{2}\d$/;
const PRINTED = new RegExp(`^[${PRINTED_SIGNS}]{${PRINTED_CODE_LENGTH}}$`);
