/** The map's host: the page asks it for nothing before the map is pressed, and the security policy lets it in. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';
