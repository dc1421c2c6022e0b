import type { Logo } from './schema.ts';

/** Customers who let us show their name. */
export const clients: Logo[] = [
  { name: 'Hollow Brook Inn', file: 'client-hollow-brook-inn', size: [184, 56] },
  { name: 'Quarry Hill School', file: 'client-quarry-hill-school', size: [192, 56] },
  { name: 'Amberly Realty', file: 'client-amberly-realty', size: [133, 56] },
  { name: 'Union Mill Lofts', file: 'client-union-mill-lofts', size: [147, 56] },
  { name: 'Maple & Main', file: 'client-maple-main', size: [200, 56] },
];
