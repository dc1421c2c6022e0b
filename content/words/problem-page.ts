/** The headings of the page that a browser without script sees when a form could not be taken. */
export const unreadable = 'We couldn’t read your request';
export const crossSite = 'This form was sent from another website';
export const notFound = 'There is nothing here';
export const tooLarge = 'Your request is too long';
export const tooMany = 'One moment, please';
export const unavailable = 'We couldn’t take your request';
export const unexpected = 'Something went wrong';

/** The page that a proxy shows while no server answers. */
export const down = 'We’ll be right back';
export const downText = 'Our website is restarting. Please try again in a minute.';

/** Above the list of answers that need another look. */
export const toChange = 'Nothing has been sent yet. Please check:';

/** `{phone}` is the office number. */
export const call = 'You can also call us: {phone}';

/** The link where there is no form to send again. */
export const home = 'Go to the home page';
