/** What the server says when it refuses something, to a form, a browser or a program. */
export const fields = 'Some answers need another look.';
export const malformed = 'We couldn’t read the request. Please send it again.';
export const tooLarge = 'The request is too large. Please shorten the text.';
export const contentType = 'Please send the form as JSON or as a web form.';
export const keyUsed =
  'We already have a request from this page with different answers. Please send this one again, and we will take it as a new request.';
export const crossSite = 'This form can only be sent from our own website.';
export const unavailable = 'We can’t take requests online right now. Please call us.';
export const unexpected = 'Something went wrong on our end. Please try again, or call us.';
export const notFound = 'There is nothing at this address.';

/** To whoever sends too often; `{wait}` is one of the two below it. */
export const tooMany = 'Too many requests in a short time. Please wait {wait} and try again, or call us.';
export const oneMinute = 'a minute';
export const severalMinutes = '{minutes} minutes';
