import type { LeadAnswers } from '../../contract/lead.ts';
import { phoneKeys, readPhones } from '../formats/phone-numbers.ts';

type Searched = LeadAnswers & { reference: string; number: number; page: string };

/**
 * What a search for a lead looks through, folded. Its words are between spaces, so a number can be found whole. The
 * phone is there by its digits alone, beside what else was typed with it.
 */
export function searchText(lead: Searched): string {
  const { first_name, last_name, phone, email, reference, number, description, page } = lead;
  const phones = [...phoneKeys(phone), digitsOf(phone), withoutPhones(phone).rest];
  const words = [first_name, last_name, ...phones, email, reference, `#${number}`, description, page];
  return ` ${folded(words.join(' '))} `;
}

/** Letters that have no accent to lose. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  '’': "'",
  '‘': "'",
};

/** Lower case without accents, in one line: "Muñoz" can be typed without ñ. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđðłıþ’‘]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** As `like` takes it: one of these must be found. */
type Patterns = string[];

/** So many words of a question are looked for. Each of them reads every lead. */
const MOST_WORDS = 12;

/**
 * A query as patterns that must all match: a reference in any spelling, a number like "1043" or
 * "#1043", a phone number in any format, and any other words or parts of them.
 */
export function searchPatterns(typed: string): Patterns[] {
  const text = folded(typed);
  const reference = referenceIn(text);
  if (reference) return [[anywhere(reference)]];
  const { phones, rest } = withoutPhones(text);
  // The text between two numbers is ignored.
  const words = rest
    .split(' ')
    .filter((word) => word !== '' && (phones.length === 0 || /[\p{L}\p{N}]/u.test(word)));
  // A number within free text is stored as it was written.
  const numbers = phones.map((phone) => [...phoneKeys(phone), phone].map(anywhere));
  return [...numbers, ...words.map(patternsOf)].slice(0, MOST_WORDS);
}

/** The phone numbers in a text, and what else there is. After a # or a letter it is a number of another kind. */
export function withoutPhones(text: string): { phones: string[]; rest: string } {
  const { plain, numbers } = readPhones(text);
  const phones: string[] = [];
  let rest = '';
  let end = 0;
  for (const number of numbers) {
    if (/[#\p{L}]$/u.test(plain.slice(0, number.start))) continue;
    phones.push(plain.slice(number.start, number.end));
    rest += `${plain.slice(end, number.start)} `;
    end = number.end;
  }
  return { phones, rest: (rest + plain.slice(end)).trim() };
}

function patternsOf(word: string): Patterns {
  const reference = referenceIn(word);
  if (reference) return [anywhere(reference)];
  const [, hash, digits] = /^(#?)(\d+)$/.exec(word) ?? [];
  if (digits === undefined) return [anywhere(word)];
  const number = `% #${Number(digits)} %`;
  if (hash) return [number];
  // A short number is a part of many a phone number.
  return digits.length < 4 ? [number, `% ${digits} %`] : [anywhere(digits)];
}

function referenceIn(text: string): string | undefined {
  const letters = text.replace(/[\s-]/g, '');
  return /^[a-z]{2}\d[a-z]{2}\d[a-z]{2}$/.test(letters) ? letters : undefined;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** With what `like` takes for any character made plain, by a backslash before it. */
function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Finds every lead of a sender, and a few of others that name them. */
export function senderPatterns({ email, phones }: { email: string; phones: string[] }): Patterns {
  const mailbox = folded(email);
  return [...(mailbox ? [`% ${anywhere(mailbox).slice(1, -1)} %`] : []), ...phones.map(anywhere)];
}
