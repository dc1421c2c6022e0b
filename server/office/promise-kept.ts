import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import type { Lead } from '../store/store.ts';
import { timeBetween, whenInWords } from './moments.ts';

type Promised = Pick<Lead, 'promisedBy' | 'contactedAt' | 'closedAt'>;

/** How it stands with the time that a customer was promised: what is left of it, or how late we are, or were. */
export function promiseOf({ promisedBy, contactedAt, closedAt }: Promised, now: Date) {
  if (!promisedBy) return undefined;
  const time = whenInWords(promisedBy, now);
  if (contactedAt) {
    const isLate = contactedAt > promisedBy;
    const words = isLate ? leadWords.promisedMissed : leadWords.promisedKept;
    const took = timeBetween(contactedAt, promisedBy);
    return { isLate, words: fill(words, { time, took, contact: whenInWords(contactedAt, now) }) };
  }
  if (closedAt) return { isLate: false, words: fill(leadWords.promised, { time }) };
  const isLate = promisedBy < now;
  const words = isLate ? leadWords.promisedLate : leadWords.promisedLeft;
  return { isLate, words: fill(words, { time, took: timeBetween(promisedBy, now) }) };
}
