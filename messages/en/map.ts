import { messages } from '../messages.ts';

export const map = messages('map', {
  /** The button on our drawing of the streets, and whom pressing it asks: it has to name them. */
  show: 'Open the zoomable map',
  note: 'loads it from openstreetmap.org',

  /** What our drawing shows, and what the map shows, for those who do not see them. `{place}` is the showroom's. */
  drawing: 'Map of where we work, around {place}',
  map: 'Map of the streets around {place}',

  /** The heading of address and map, and what stands above the address; `{company}` is our name. */
  showroom: 'The showroom',
  name: '{company}, showroom',
});
