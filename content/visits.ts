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

/** What one person costs once the first hour of a visit is over. */
export const furtherHour: Visit = {
  name: 'Each further hour of a visit, one person, office hours',
  price: [115, 195],
  time: '1 hour',
  permit: 'No',
};

/** The same after hours and on holidays; it stands in the terms alone. */
export const furtherHourAtNight: Visit['price'] = [175, 295];

/** The two together, in the schedules of what may not be able to wait. */
export const furtherHourAnyTime: Visit = {
  ...furtherHour,
  name: 'Each further hour of a visit, one person, day or night',
  price: [furtherHour.price[0], furtherHourAtNight[1]],
};

export const stormVisit: Visit = {
  name: 'Storm damage made safe: tarp, plywood, a hanging gutter',
  price: [400, 950],
  time: '1 to 3 hours',
  permit: 'No',
};

export const stormVisitAtNight: Visit = {
  name: 'Storm damage made safe after hours, emergency visit included',
  price: [650, 1_350],
  time: '1 to 3 hours',
  permit: 'No',
};
