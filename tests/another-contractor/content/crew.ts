import type { CrewMember, LicensedTrade } from '../../../content/schema.ts';

/** One person, without a paper. */
export const crew: CrewMember[] = [
  {
    name: 'Signe A.',
    trade: 'Carpentry',
    since: 2004,
    calledFor: 'A porch floor that gives under your foot.',
    measures: true,
    nights: true,
    height: [5, 8],
    figure: 'carpenter',
    sample: true,
  },
];

export const licensedTrades: LicensedTrade[] = [];
