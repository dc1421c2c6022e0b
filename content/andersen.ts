import type { PartnerPage } from './schema.ts';

/** The windows partner's page stands among the services, but is not one of their detail pages. Absent where there is none. */
export const andersen: PartnerPage | undefined = {
  path: '/Andersen',
  order: 11,
  name: 'Windows & Doors',
  service: 'windows and doors',
  title: 'Andersen windows and doors, certified contractor',
  description:
    'Replacement windows and doors by a certified contractor, flashed and trimmed by our own carpenters, with a 2-year limited installation warranty.',
  summary: 'Certified contractor: measured, flashed, trimmed.',
};
