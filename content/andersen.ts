import type { PartnerPage } from './schema.ts';

/** The windows partner's page stands among the services, but is not one of their detail pages. Absent where there is none. */
export const andersen: PartnerPage | undefined = {
  path: '/Andersen',
  order: 11,
  name: 'Windows & Doors',
  service: 'windows and doors',
  title: 'Andersen windows and doors, certified contractor',
  description:
    'Window and door replacement in Westchester, Putnam, New York City and Fairfield by a certified contractor, with a 2-year limited installation warranty.',
  summary: 'Certified contractor: measured, flashed, trimmed.',
};
