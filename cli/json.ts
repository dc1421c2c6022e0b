import { escapeInvisible } from '../server/visible-text.ts';

/** For a program, and safe on a terminal: what is invisible stands there as an escape and is read as what it was. */
export function asJson(value: unknown): string {
  return `${escapeInvisible(JSON.stringify(value, null, 2))}\n`;
}
