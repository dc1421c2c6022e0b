import { company } from '../content/company.ts';

/**
 * "New York City · Westchester · Fairfield County, Connecticut": where we work, on one or two lines of a phone. A name breaks
 * only behind its comma, and no line ends with the dot.
 */
export function areasInShort(): string {
  return company.areasServed
    .map((area) => area.replace(/ County$/, '').replace(/(?<!,) /g, '\u00a0'))
    .join(' ·\u00a0');
}
