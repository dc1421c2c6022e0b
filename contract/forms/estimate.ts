import { SERVICES } from '../services.ts';
import { type FormDefinition, NAME, type PostedAnswers } from './form.ts';

/** The request for an estimate. */
export const estimateForm = {
  name: 'estimate',
  action: '/api/estimate',
  title: 'Estimate request',
  sentTitle: 'Estimate Request Sent!',
  fields: [
    {
      name: 'first_name',
      label: 'First name',
      officeLabel: NAME,
      missing: 'Please enter your first name.',
      limit: { length: 100, of: 'first name' },
      attributes: { autoComplete: 'given-name', spellCheck: false },
    },
    {
      name: 'last_name',
      label: 'Last name',
      officeLabel: NAME,
      missing: 'Please enter your last name.',
      limit: { length: 100, of: 'last name' },
      attributes: { autoComplete: 'family-name', spellCheck: false },
    },
    {
      name: 'phone',
      label: 'Phone',
      after: 'email',
      limit: { length: 40, of: 'phone number' },
      attributes: { type: 'tel', autoComplete: 'tel' },
    },
    {
      name: 'email',
      label: 'E-mail',
      missing: 'Please enter your e-mail address.',
      limit: { length: 254, of: 'e-mail address' },
      // Of type text: the specification checks only that there is one.
      attributes: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
    },
    {
      name: 'service',
      label: 'Service',
      options: SERVICES,
      choose: 'Choose a service',
      missing: 'Please choose a service.',
      unknown: 'Please choose a service from the list.',
    },
    {
      name: 'description',
      label: 'Describe your project',
      officeLabel: 'Description',
      fallbackLabel: 'Project',
      multiline: true,
      missing: 'Please enter a description of your project.',
      limit: { length: 5_000, of: 'description' },
    },
  ],
} as const satisfies FormDefinition;

/** What a visitor sends from it. `phone` may be empty; everything else is not. */
export type EstimateRequest = PostedAnswers<typeof estimateForm>;
