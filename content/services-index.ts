import type { ServicesIndex } from './schema.ts';

export const servicesIndex: ServicesIndex = {
  title: '{Services} services for your house',
  lead: 'Each one has its own page: what the work involves, what drives the price and when it can’t wait. Not sure which you need? Call and describe what you see.',
};
