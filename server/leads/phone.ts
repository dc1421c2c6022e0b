import { readPhones } from '../phone-numbers.ts';

/**
 * A phone number as a spreadsheet cell: "(555) 010-0000", which no spreadsheet reads as a formula, a date or a number. For
 * the same reason a foreign one begins with its country code in parentheses. Other text is returned unchanged.
 */
export function phoneCell(typed: string): string {
  const { plain, numbers } = readPhones(typed);
  const [first] = numbers;
  if (first?.readable && first.start === 0 && first.end === plain.length) return first.readable;
  return numberCell(plain) ?? typed;
}

/** As it is easiest to read and to dial: American numbers like "(555) 010-0000", everything else as it was typed. */
export function readablePhone(typed: string): string {
  return phoneParts(typed)
    .map(({ text, readable = text }) => readable)
    .join('');
}

/** What a phone dials first; undefined where there is no number. */
export function phoneHref(typed: string): string | undefined {
  return phoneParts(typed).find(({ href }) => href)?.href;
}

type PhonePart = { text: string; href?: string; readable?: string };

/** The numbers and the text between them. */
export function phoneParts(typed: string): PhonePart[] {
  const { plain, numbers } = readPhones(typed);
  const parts: PhonePart[] = [];
  let end = 0;
  for (const number of numbers) {
    parts.push({ text: plain.slice(end, number.start) });
    end = number.end;
    // A comma is a pause, after which a phone dials the extension by itself.
    const href = `tel:${number.dialed}${number.extension && `,${number.extension}`}`;
    parts.push({ text: plain.slice(number.start, end), href, readable: number.readable });
  }
  return [...parts, { text: plain.slice(end) }].filter(({ text }) => text !== '');
}

/** Undefined for other text. */
function numberCell(typed: string): string | undefined {
  const [, local, rest] = LOCAL.exec(typed) ?? [];
  if (local) return `${local}-${rest}`;
  const [, code, behind = ''] = FOREIGN.exec(typed) ?? [];
  if (code) return `(+${code}) ${behind.trim()}`;
  // A spreadsheet would read this as a date, or as a number and drop its leading zeros.
  return /^\+?[\d\s.\-–/]+$/.test(typed) ? `no. ${typed}` : undefined;
}

const LOCAL = /^(\d{3})[\s.\-–/]*(\d{4})$/;
/** The codes of one and of two digits; all others have three. */
const FOREIGN =
  /^(?:\+|00)\s*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})([\s.\-–/()\d]*)$/;
