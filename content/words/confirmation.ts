/**
 * The stamp, and what stands on the ticket's stub. `{promise}` is of `promise.ts`, or these words where nothing
 * more can be said, as of a message that the office has to look at first.
 */
export const stamp = 'Received';
export const promised = 'You’ll hear from us {promise}.';
export const inOfficeHours = 'during office hours';

/** `{reference}` is the request's eight characters. */
export const reference = 'Your reference {reference}';

/** `{phone}` is the office number, and below it the emergency number; what comes before that stands in `emergency.ts`. */
export const call = 'A question before then? Call the office: {phone}.';
export const emergency = 'Emergency, any hour: {phone}.';

/** Before the title in the browser's tab, where the words sound like an emergency. */
export const danger = 'First, get to safety.';
export const urgent = 'Can’t wait? Call us now.';

/** The thanks on a page of its own; its title stands with the form's words. */
export const text = 'Keep an eye on your inbox - we will get back to you soon!';

/** The thanks in the form's place on a page that has more to say. */
export const inlineTitle = 'Estimate request sent!';
export const inlineText = 'Keep an eye on your inbox. We will get back to you soon.';
