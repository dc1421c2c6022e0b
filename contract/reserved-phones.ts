/** Numbers that no one has, for examples and fiction. */
export const RESERVED_PHONE = /\b555-01\d\d\b/;
