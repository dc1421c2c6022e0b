import type { HowSoon } from './schema.ts';

/** Minutes from a call to the emergency line until we are there, where `terms.ts` has none of its own for an area. */
export const emergencyArrival: [number, number] = [60, 120];

/** How soon somebody comes, writes the price and starts; stands beside the form and in each service's steps. */
export const howSoon: HowSoon | undefined = {
  sample: true,
  figures: { repair: [1, 3], measure: 5, price: 3, start: [1, 3] },
  text: 'A repair visit is usually possible {repair} business days after we talk. For planned work, we usually measure within {measure} business days and send the written price within {price} more. Most jobs start {start} weeks after you sign; a permit or made-to-order parts add weeks{sample}.',
  emergency: {
    arrival: emergencyArrival,
    text: 'In an emergency, we or a licensed tradesperson usually arrive within {arrival} minutes{sample} in Putnam and in Westchester, except the city of Yonkers. Elsewhere it takes longer.',
  },
};
