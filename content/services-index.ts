import type { ServicesIndex } from './schema.ts';

export const servicesIndex: ServicesIndex = {
  title: '{Services} services, one number',
  lead: 'Each has a page with plain facts: what the work involves, what drives its price, and when it cannot wait. Not sure which one is yours? Call and describe what you see.',
};
