import type { FormStructure, PostedAnswers } from './form.ts';

/**
 * The request for an estimate. Its words are in `messages/en/estimate-form.ts`. The page asks for the work first, and then for
 * the person.
 */
export const estimateForm = {
  name: 'estimate',
  action: '/api/estimate',
  fields: [
    {
      name: 'first_name',
      after: 'description',
      required: true,
      maxLength: 100,
      attributes: { autoComplete: 'given-name', spellCheck: false },
    },
    {
      name: 'last_name',
      after: 'description',
      required: true,
      maxLength: 100,
      attributes: { autoComplete: 'family-name', spellCheck: false },
    },
    {
      name: 'phone',
      after: 'description',
      maxLength: 40,
      attributes: { type: 'tel', autoComplete: 'tel' },
    },
    {
      name: 'email',
      after: 'description',
      required: true,
      maxLength: 254,
      // Of type text: the specification checks only that there is one.
      attributes: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
    },
    { name: 'service', choice: true, required: true },
    { name: 'description', multiline: true, required: true, maxLength: 5_000 },
  ],
} as const satisfies FormStructure;

/** What a visitor sends from it. `phone` may be empty; everything else is not. */
export type EstimateRequest = PostedAnswers<typeof estimateForm>;
