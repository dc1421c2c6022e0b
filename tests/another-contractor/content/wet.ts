/** This business does not respond to leaks. */
export const wetPlaces = undefined;
