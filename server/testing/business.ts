import { first, takeContent } from '../../contract/content/current.ts';

/**
 * Before each file of tests, the business of the content has the numbers, hours and towns that the tests name. A
 * contractor may change theirs in place.
 */
export function takeBusiness(): void {
  const company = {
    ...first.company,
    phone: '(914) 555-0142',
    emergencyPhone: '(914) 555-0199',
    email: 'office@oakhand.example',
    mailFrom: 'estimates@oakhand.example',
    timeZone: 'America/New_York',
  };
  const towns = ['Armonk', 'Bedford', 'Bedford Hills', 'Katonah', 'Rye Brook'];
  const areas = [{ name: 'Westchester County', towns }];
  takeContent({ ...first, company, office, areas });
}

const day: [string, string][] = [['08:00', '17:00']];

const office: typeof first.office = {
  hours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
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

takeBusiness();
