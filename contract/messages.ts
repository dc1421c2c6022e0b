/** What the pages and the server say about a form, word for word; the quoted ones are the specification's. */
export const messages = {
  submit: 'Submit Form',
  sending: 'Sending...',
  sentText: 'Keep an eye on your inbox - we will get back to you soon!',
  sentInlineTitle: 'Estimate request sent!',
  sentInlineText: 'Keep an eye on your inbox. We will get back to you soon.',
  failed: "Woops! We couldn't send your request. Please try submitting the form again.",
  summaryTitle: 'Please check these answers',

  optional: '(optional)',
} as const;

/** What the server says when it refuses; apart, so that no page loads it. */
export const refusalMessages = {
  fields: 'Some answers need another look.',
  malformed: 'The request could not be read. Please send it again.',
  tooLarge: 'The request is too large. Please shorten the text.',
  contentType: 'Please send the form as JSON or as a web form.',
  keyUsed:
    'We already have a request from this page with different answers. Please send this one again, and we will take it as a new request.',
  crossSite: 'This form can only be sent from our own website.',
  unavailable: 'We cannot take requests online at the moment. Please call us.',
  unexpected: 'Something went wrong on our side. Please try again, or call us.',
  notFound: 'There is nothing at this address.',
} as const;

/** Says to whom sends too often when to try again, in `seconds` from now. */
export function tooManyRequests(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many requests in a short time. Please wait ${wait} and try again, or call us.`;
}
