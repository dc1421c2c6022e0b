import type { WetPlaces } from './schema.ts';

/** Where water may be, on a small drawing: what home and the page with the steps show. Absent where no page has the steps. */
export const wetPlaces: WetPlaces | undefined = {
  page: '/service/mechanical-repairs',
  title: 'Where is it wet?',
  lead: 'Tap a place.',
  names: { roof: 'Roof', ceiling: 'Ceiling', wall: 'Wall', floor: 'Floor', basement: 'Basement' },
};
