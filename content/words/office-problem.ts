/** Where somebody in the office cannot do something. */
export const ownersOnly = 'Owners only';
export const askAnOwner = 'Ask an owner of this office to do it.';

/** The link back. */
export const back = 'Back to the board';
