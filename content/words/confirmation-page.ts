/** The links on the pages that thank: after a request for an estimate, and after a message. */
export const home = 'Back to the home page';
export const another = 'Write another message';
