import type { ServicesIndex } from '../../../content/schema.ts';

export const servicesIndex: ServicesIndex = {
  title: '{Services} kinds of work',
  lead: 'That is all we do, and we do it ourselves. For anything else, ask us and we will name somebody.',
};
