/** This business does not state its response times. */
export const howSoon = undefined;
