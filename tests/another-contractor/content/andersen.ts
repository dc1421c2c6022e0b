/** No maker of windows has certified us, so there is no such page. */
export const andersen = undefined;
export const andersenSheet = undefined;
