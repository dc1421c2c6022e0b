/** The links on the pages that thank: after a request for an estimate, and after a message. */
export const home = 'Return to the home page';
export const another = 'Write another message';
