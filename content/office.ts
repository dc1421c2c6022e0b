import type { Office } from './schema.ts';

export const office: Office = {
  hours: {
    monday: [['08:00', '17:00']],
    tuesday: [['08:00', '17:00']],
    wednesday: [['08:00', '17:00']],
    thursday: [['08:00', '17:00']],
    friday: [['08:00', '17:00']],
    saturday: [['09:00', '12:00']],
    sunday: [],
  },
  holidays: [
    'new-year',
    'memorial-day',
    'independence-day',
    'labor-day',
    'thanksgiving',
    'day-after-thanksgiving',
    'christmas',
  ],
  answerWithin: 120,
  escalate: {
    first: 15,
    second: 60,
    beforePromise: 15,
    claimed: 30,
    urgent: { first: 5, every: 15, until: 135, claimed: 10 },
  },
};
