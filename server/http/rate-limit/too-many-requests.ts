import * as refusalWords from '../../../content/words/refusals.ts';
import { fill } from '../../../contract/fill.ts';

/** Says to whom sends too often when to try again, in `seconds` from now. */
export function tooManyRequests(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? refusalWords.oneMinute : fill(refusalWords.severalMinutes, { minutes });
  return fill(refusalWords.tooMany, { wait });
}
