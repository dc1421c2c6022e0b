import type { Service } from './services.ts';

/** The forms that a lead can come from. */
export const FORMS = ['estimate', 'contact'] as const;
export type Form = (typeof FORMS)[number];

/** What somebody told us, whichever form asked. `service` is null where the form does not ask for one. */
export type LeadAnswers = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  service: Service | null;
  description: string;
};

export const LEAD_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'service',
  'description',
] as const satisfies readonly (keyof LeadAnswers)[];
