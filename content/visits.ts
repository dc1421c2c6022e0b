import type { Job } from './schema.ts';

/** What a visit costs, alike in every schedule that names it, and in `terms.ts`; what raises the price is the trade's own. */
type Visit = Omit<Job, 'raises' | 'price' | 'priced'> & { price: NonNullable<Job['price']> };

export const dayVisit: Visit = {
  name: 'Repair visit during office hours, first hour included',
  price: [165, 245],
  time: '1 hour',
  permit: 'No',
};

export const emergencyVisit: Visit = {
  name: 'Emergency visit after hours, first hour included',
  price: [295, 445],
  time: '1 hour',
  permit: 'No',
};
