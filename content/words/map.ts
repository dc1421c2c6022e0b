/** The button on our drawing of the streets, and whom pressing it asks: it has to name them. */
export const show = 'Open the zoomable map';
export const note = 'loads it from openstreetmap.org';

/** What our drawing shows, and what the map shows, for those who do not see them. The place is the showroom's. */
export const drawing = 'Map of where we work, with the showroom at {street}, {city}';
export const map = 'Map of the streets around {street}, {city}';

/** The heading of address and map, and what stands above the address; `{company}` is our name. */
export const showroom = 'The showroom';
export const name = '{company}, showroom';
