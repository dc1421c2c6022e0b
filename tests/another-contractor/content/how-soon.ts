/** Nothing is said of how soon somebody comes. */
export const howSoon = undefined;
