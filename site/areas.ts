import type { Company } from '../contract/content/schema.ts';

/** "New York City", "Westchester (not Yonkers)", "Fairfield County, Connecticut": where we work, on one or two lines of a phone. */
export function areasInShort({ areasServed, leftOut }: Company): string[] {
  return areasServed.map((area) => {
    const name = area.replace(/ County$/, '');
    return leftOut?.[area] ? `${name} (${leftOut[area]})` : name;
  });
}
