import { messages } from '../messages.ts';

export const refusals = messages('refusals', {
  /** What the server says when it refuses something, to a form, a browser or a program. `{reach}` is one of the two below. */
  fields: 'Some answers need another look.',
  malformed: 'We couldn’t read the request. Please send it again.',
  tooLarge: 'The request is too large. Please shorten the text.',
  contentType: 'Please send the form as JSON or as a web form.',
  keyUsed:
    'We already have a request from this page with different answers. Please send this one again, and we will take it as a new request.',
  crossSite: 'This form can only be sent from our own website.',
  unavailable: 'We can’t take requests online right now. Please {reach}.',
  unexpected: 'Something went wrong on our end. Please try again, or {reach}.',
  notFound: 'There is nothing at this address.',

  /** The end of some of these: the second where the business has no phone number. */
  call: 'call us',
  write: 'write to us',

  /** To whoever sends too often; `{wait}` is one of the two below it. */
  tooMany: 'Too many requests in a short time. Please wait {wait} and try again, or {reach}.',
  oneMinute: 'a minute',
  severalMinutes: '{minutes} minutes',
});
