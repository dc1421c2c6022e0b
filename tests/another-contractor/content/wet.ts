/** Nobody here comes when water does. */
export const wetPlaces = undefined;
export const wetSteps = undefined;
