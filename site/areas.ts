import type { Company } from '../contract/content/schema.ts';
import { fill } from '../contract/fill.ts';
import { servicePage as words } from '../messages/en/service-page.ts';

const COUNTY = / County$/;

/**
 * "Travis, Williamson and Hays counties", or "Westchester (not Yonkers); Fairfield County, Connecticut": where we work, on one
 * or two lines of a phone.
 */
export function areasInShort({ areasServed, leftOut }: Company): string {
  const names = areasServed.map((area) => area.replace(COUNTY, ''));
  if (leftOut || areasServed.some((area) => area.includes(',')))
    return areasServed
      .map((area, place) => (leftOut?.[area] ? `${names[place]} (${leftOut[area]})` : names[place]))
      .join(words.betweenPlaces);
  const areCounties = areasServed.length > 1 && areasServed.every((area) => COUNTY.test(area));
  const shown = areCounties ? names : areasServed;
  const listed = [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter(Boolean).join(words.lastPlace);
  return areCounties ? fill(words.counties, { places: listed }) : listed;
}
