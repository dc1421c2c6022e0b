import { withoutInvisible } from '../visible-text.ts';

/**
 * A phone number as a cell of a spreadsheet: "(555) 010-0000", which no spreadsheet takes for a sum, a date or a number.
 * A foreign one begins with its country's code in parentheses, for the same reason. What is no number stays as it is.
 * Phones copy a number with invisible marks of direction around it, which go.
 */
export function phoneCell(typed: string): string {
  return numberCell(withoutInvisible(typed).trim()) ?? typed;
}

/** Nothing for what is no number. */
function numberCell(typed: string): string | undefined {
  const [, area, exchange, line, extension] = AMERICAN.exec(typed) ?? [];
  if (area) return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ''}`;
  const [, local, rest] = LOCAL.exec(typed) ?? [];
  if (local) return `${local}-${rest}`;
  const [, code, number = ''] = FOREIGN.exec(typed) ?? [];
  if (code) return `(+${code}) ${number.trim()}`;
  // To a spreadsheet this is a number, whose zeros at the front it drops, or a date.
  return /^\+?[\d\s.\-–/]+$/.test(typed) ? `no. ${typed}` : undefined;
}

const GAP = String.raw`[\s.\-–/]*`;
const AMERICAN = new RegExp(
  String.raw`^(?:(?:\+|00)?1${GAP})?\(?(\d{3})\)?${GAP}(\d{3})${GAP}(\d{4})(?:[\s,]*(?:x|ext\.?|#)\s*(\d{1,6}))?$`,
  'i',
);
const LOCAL = new RegExp(String.raw`^(\d{3})${GAP}(\d{4})$`);
/** The codes of one and of two digits; all others have three. */
const FOREIGN =
  /^(?:\+|00)\s*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})([\s.\-–/()\d]*)$/;
