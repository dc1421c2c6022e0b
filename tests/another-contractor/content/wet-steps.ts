/** See `wet.ts`. */
export const wetSteps = undefined;
