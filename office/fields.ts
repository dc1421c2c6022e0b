import { ownValue } from '../contract/own-value.ts';
import type { TypedFields } from './pages.tsx';

/**
 * A field of a form that was posted, without blanks around it; empty where it is missing, or no text. Without the sign zero, which
 * no browser sends and PostgreSQL does not take.
 */
export function fieldOf(body: unknown, name: string): string {
  const value = ownValue(body, name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}

/** The fields of a lead's sheet that somebody types in, besides the note. */
const LINES = ['amount', 'reason', 'otherReason', 'at'] as const;

/** What the buttons of the sheet say, and what the page that they stand on showed. */
const FROM_BUTTONS = ['version', 'outcome', 'status', 'when'] as const;

/** What somebody has typed on the sheet of a lead; without the fields that are empty. */
export function typedIn(body: unknown): TypedFields {
  const lines = LINES.map((name) => [name, lineOf(body, name)]);
  const note = fieldOf(body, 'note').replace(/\r\n?/g, '\n');
  return Object.fromEntries([['note', note], ...lines].filter(([, text]) => text !== ''));
}

/** Everything else that was sent from the sheet, to be sent once more. */
export function besidesNote(body: unknown): { name: string; value: string }[] {
  return [...FROM_BUTTONS, ...LINES]
    .map((name) => ({ name, value: lineOf(body, name) }))
    .filter(({ value }) => value !== '');
}

/** One line: what else could stand in it, PostgreSQL would not take. */
function lineOf(body: unknown, name: string): string {
  return fieldOf(body, name)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .slice(0, LONGEST_LINE);
}

const LONGEST_LINE = 500;
