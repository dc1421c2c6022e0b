/** Nobody here comes when water does. */
export const wetPlaces = undefined;
