/** For users who may not do something. */
export const ownersOnly = 'Owners only';
export const askAnOwner = 'Only owners can do this. Please ask one of them.';

/** The link back. */
export const back = 'Back to the board';
