import { withoutInvisible } from './visible-text.ts';

/** A phone number in typed text. */
export type PhoneNumber = {
  /** Its position, including the extension. */
  start: number;
  end: number;
  /** What a phone dials: digits, with a plus before a country's code. */
  dialed: string;
  /** Empty where there is none. */
  extension: string;
  /** An American number as it is easiest to read: "(914) 555-0142 x23". */
  readable?: string;
};

/**
 * Every phone number in typed text: people add an extension, a second number, or when to call. This is the only
 * reader of phone numbers: links, spreadsheets, the search and who is the same person all go by it. The places are those in
 * `plain`, which has none of the invisible direction marks that phones copy with a number.
 */
export function readPhones(typed: string): { plain: string; numbers: PhoneNumber[] } {
  const plain = withoutInvisible(typed).trim();
  const numbers = [...plain.matchAll(NUMBER)].map((match): PhoneNumber => {
    const { american, area, exchange, line, foreign, labeled, paused } = match.groups ?? {};
    const number = american ?? foreign ?? '';
    // "+44 (0)20 …": the zero is dialed in its own country alone.
    const digits = number.replace(/\(0\)/, '').replace(/\D/g, '');
    const extension = labeled ?? paused ?? '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      dialed: /^(?:\+|00|011)/.test(number) ? `+${digits.replace(/^(?:00|011)/, '')}` : digits,
      extension,
      ...(american && {
        readable: `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ''}`,
      }),
    };
  });
  return { plain, numbers };
}

/**
 * What each number is known by: its last ten digits, which leaves out country code and extension. None for a text like
 * "0" or "n/a", or all who typed that would count as one person.
 */
export function phoneKeys(typed: string): string[] {
  const { plain, numbers } = readPhones(typed);
  const digits = numbers.length > 0 ? numbers.map(({ dialed }) => dialed) : [plain];
  return [
    ...new Set(
      digits
        .map((text) => text.replace(/\D/g, ''))
        .filter(({ length }) => length >= FEWEST_DIGITS)
        .map((text) => text.slice(-NATIONAL_DIGITS)),
    ),
  ];
}

/** Whether one of the numbers can ring: an American one has ten digits, or seven within its area. */
export function canRing(typed: string): boolean {
  return phoneKeys(typed).some(({ length }) => length === FEWEST_DIGITS || length === NATIONAL_DIGITS);
}

const FEWEST_DIGITS = 7;
const NATIONAL_DIGITS = 10;

const GAP = String.raw`[\s.\-‐‑–—/]*`;
/** In a number of another country, a slash between blanks begins another number. */
const WIDE_GAP = String.raw`(?:[\s.\-‐‑–—()]|\b/\b)*`;
const TEN_DIGITS = String.raw`\(?(?<area>[2-9]\d{2})\)?${GAP}(?<exchange>\d{3})${GAP}(?<line>\d{4})(?!\d)`;
const AMERICAN = `(?<![\\d+])(?:(?:\\+|00|011${GAP})?1${GAP})?${TEN_DIGITS}`;
/** Behind a blank, ten digits in the American grouping are a number of their own. */
const SAME_NUMBER = `(?!\\s+${TEN_DIGITS.replace(/\?<\w+>/g, '?:')})`;
const FURTHER = (least: number, most: number) => `(?:${SAME_NUMBER}${WIDE_GAP}\\d){${least},${most}}(?!\\d)`;
const FOREIGN = `(?:\\+|(?<!\\d)(?:00|011)(?=\\D?[1-9]))${GAP}\\(?\\d(?:${WIDE_GAP}\\d){6}${FURTHER(0, 8)}`;
const OTHER = `(?<![\\d+])\\(?\\d${FURTHER(6, 14)}`;
const EXTENSION = String.raw`[\s,;(]*(?:x|ext(?:ension|n)?|#)[\s.:=#]*(?<labeled>\d{1,7})(?!\d)\)?|,+(?<paused>\d{1,6})(?=$)`;
const NUMBER = new RegExp(
  `(?:(?<american>${AMERICAN})|(?<foreign>${FOREIGN}|${OTHER}))(?:${EXTENSION})?`,
  'giu',
);

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
  const [, local, rest] = LOCAL_CELL.exec(typed) ?? [];
  if (local) return `${local}-${rest}`;
  const [, code, behind = ''] = FOREIGN_CELL.exec(typed) ?? [];
  if (code) return `(+${code}) ${behind.trim()}`;
  // A spreadsheet would read this as a date, or as a number and drop its leading zeros.
  return /^\+?[\d\s.\-–/]+$/.test(typed) ? `no. ${typed}` : undefined;
}

const LOCAL_CELL = /^(\d{3})[\s.\-–/]*(\d{4})$/;
/** The codes of one and of two digits; all others have three. */
const FOREIGN_CELL =
  /^(?:\+|00)\s*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})([\s.\-–/()\d]*)$/;
