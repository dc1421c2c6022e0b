import type { Hours, Office } from '../../../content/schema.ts';

/** Two spans a day, and closed from Friday noon. */
const day: Hours['monday'] = [
  ['07:30', '12:00'],
  ['13:00', '16:30'],
];

export const office: Office = {
  hours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: [['07:30', '12:00']],
    saturday: [],
    sunday: [],
  },
  holidays: ['new-year', 'mlk-day', 'presidents-day', 'thanksgiving', 'christmas-eve', 'christmas'],
  answerWithin: 240,
  escalate: {
    first: 30,
    second: 120,
    beforePromise: 30,
    claimed: 60,
    urgent: { first: 10, every: 20, until: 60, claimed: 15 },
  },
};
