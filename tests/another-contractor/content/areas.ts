import type { Area } from '../../../content/schema.ts';

export const areas: Area[] = [
  {
    name: 'Duluth and the North Shore',
    licence: 'Minnesota license',
    towns: ['Beaver Bay', 'Duluth', 'Knife River', 'Silver Bay', 'Two Harbors'],
  },
];
