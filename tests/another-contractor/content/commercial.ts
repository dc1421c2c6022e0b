/** We work in houses that people live in, so there is no such page. */
export const commercial = undefined;
