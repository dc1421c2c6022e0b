/** Above the list of a text's sections. */
export const contents = 'On this sheet';
