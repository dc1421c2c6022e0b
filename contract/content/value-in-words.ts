import { websiteChanges as words } from '../../messages/en/website-changes.ts';
import { timeInWords } from '../../messages/time-in-words.ts';

const LONGEST = 60;

/** A value of a field with this label in one line; undefined for groups and other lists. */
export function inWords(value: unknown, label: string): string | undefined {
  if (value === undefined || value === null) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (!Array.isArray(value))
    return typeof value === 'object' ? undefined : oneLine(String(value)) || words.nothing;
  if (value.length === 0) return /day$/i.test(label) ? words.closed : words.nothing;
  if (value.every(isSpan)) return value.map(spanInWords).join(', ');
  if (value.length !== 2 || !value.every((each) => typeof each === 'number')) return undefined;
  const [from, to] = value.map((each: number) => each.toLocaleString('en-US'));
  return `${/price/i.test(label) ? '$' : ''}${from === to ? from : `${from}–${to}`}`;
}

const isSpan = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((time) => /^\d\d:\d\d$/.test(time));

function spanInWords([from, to]: [string, string]): string {
  return `${timeInWords(from)}–${timeInWords(to)}`;
}

/** Both values; what is too long for a line is quoted from a few words before the first difference on. */
export function excerpts(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= LONGEST) return { before, after };
  let same = 0;
  while (before[same] === after[same]) same++;
  const start = same < 30 ? 0 : Math.max(before.lastIndexOf(' ', same - 15) + 1, same - 30);
  const excerpt = (text: string) =>
    text === words.nothing ? text : `“${start > 0 ? '…' : ''}${clipped(text.slice(start))}”`;
  return { before: excerpt(before), after: excerpt(after) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Shortened at the end of a word, if there is one. */
export function clipped(text: string): string {
  const line = oneLine(text);
  return line.length > LONGEST ? `${/^.{30,59}(?= )|^.{1,59}/u.exec(line)?.[0]}…` : line;
}
