/** The headings of the page that a browser without script sees when a form could not be taken. */
export const unreadable = 'We could not read your request';
export const crossSite = 'This form was sent from another website';
export const notFound = 'There is nothing here';
export const tooLarge = 'Your request is too long';
export const tooMany = 'One moment, please';
export const unavailable = 'We could not take your request';
export const unexpected = 'Something went wrong';

/** Above the list of answers that need another look. */
export const toChange = 'Nothing is sent yet. What to change:';

/** `{phone}` is the office number. */
export const call = 'You can also call us: {phone}';

/** The link where there is no form to send again. */
export const home = 'To the home page';
