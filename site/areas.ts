import { company } from '../content/company.ts';
import { MIDDLE_DOT } from './typography/middle-dot.ts';

/**
 * "New York City · Westchester · Fairfield County, Connecticut": where we work, on one or two lines of a phone. A name breaks
 * only behind its comma.
 */
export function areasInShort(): string {
  return company.areasServed
    .map((area) => area.replace(/ County$/, '').replace(/(?<!,) /g, '\u00a0'))
    .join(MIDDLE_DOT);
}
