import { company } from '../content/company.ts';

/** "New York City", "Westchester", "Fairfield County, Connecticut": where we work, on one or two lines of a phone. */
export function areasInShort(): string[] {
  return company.areasServed.map((area) => area.replace(/ County$/, ''));
}
