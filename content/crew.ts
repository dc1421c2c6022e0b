import type { CrewMember } from './schema.ts';

/** Who comes to the house. Licensed tradespeople whom we schedule hold papers of their own, and are not listed. */
export const crew: CrewMember[] = [
  {
    name: 'Joe D.',
    trade: 'Carpentry and decks',
    since: 1992,
    credential: { word: 'Certificate', name: 'EPA Certified Renovator' },
    calledFor: 'A stair that moves, a porch post that’s gone soft.',
    measures: true,
    sample: true,
  },
  {
    name: 'Marian S.',
    trade: 'Kitchens and bathrooms',
    since: 2001,
    credential: { word: 'Certificate', name: 'CKBD, kitchen and bath designer (NKBA)' },
    calledFor: 'A bathroom that takes five trades, each on its own day.',
    measures: true,
    sample: true,
  },
  {
    name: 'Pilar R.',
    trade: 'Painting and plaster',
    since: 2006,
    credential: { word: 'Certificate', name: 'EPA Certified Renovator' },
    calledFor: 'Cracked ceilings, and windows painted shut in a house built before 1978.',
    sample: true,
  },
  {
    name: 'Kwame O.',
    trade: 'Tile and masonry',
    since: 2009,
    credential: { word: 'Certificate', name: 'Maker’s installer, shower membranes' },
    calledFor: 'A shower floor that never dries, a front step with loose brick.',
    sample: true,
  },
  {
    name: 'Stan W.',
    trade: 'Windows, doors and skylights',
    since: 1998,
    credential: { word: 'Certificate', name: 'Maker’s installer, skylights; EPA Certified Renovator' },
    calledFor: 'A stain next to a skylight, a sash that won’t stay up.',
    measures: true,
    nights: true,
    sample: true,
  },
  {
    name: 'Lucy H.',
    trade: 'Repairs and storm damage',
    since: 2014,
    credential: { word: 'Card', name: 'OSHA 30' },
    calledFor: 'A limb through the roof, a door that’s been forced.',
    nights: true,
    sample: true,
  },
];
