import { fill } from '../contract/fill.ts';
import { hours } from './en/hours.ts';

type End = number | string;

/** "9 to 12"; one of them where both are the same. */
export function span([from, to]: readonly [End, End]): string {
  return from === to ? String(from) : fill(hours.span, { from, to });
}
