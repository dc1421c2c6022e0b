import { withoutInvisible } from '../visible-text.ts';

/**
 * A phone number as a spreadsheet cell: "(555) 010-0000", which no spreadsheet reads as a formula, a date or a number. For
 * the same reason a foreign one begins with its country code in parentheses. Other text is returned unchanged. The
 * invisible direction marks that phones copy with a number are removed.
 */
export function phoneCell(typed: string): string {
  return numberCell(withoutInvisible(typed).trim()) ?? typed;
}

/** As it is easiest to read and to dial: an American number like "(555) 010-0000", any other as it was typed. */
export function readablePhone(typed: string): string {
  return american(withoutInvisible(typed).trim()) ?? typed;
}

/** What a phone dials; undefined for what cannot be a number. */
export function phoneHref(typed: string): string | undefined {
  const digits = withoutInvisible(typed).replace(/(?!^\+)\D/g, '');
  return digits.length < FEWEST_DIGITS ? undefined : `tel:${digits}`;
}

const FEWEST_DIGITS = 7;

function american(typed: string): string | undefined {
  const [, area, exchange, line, extension] = AMERICAN.exec(typed) ?? [];
  return area && `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ''}`;
}

/** Undefined for other text. */
function numberCell(typed: string): string | undefined {
  const number = american(typed);
  if (number) return number;
  const [, local, rest] = LOCAL.exec(typed) ?? [];
  if (local) return `${local}-${rest}`;
  const [, code, behind = ''] = FOREIGN.exec(typed) ?? [];
  if (code) return `(+${code}) ${behind.trim()}`;
  // A spreadsheet would read this as a date, or as a number and drop its leading zeros.
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
