/** The button of every form, and what it says while the form is on its way. */
export const submit = 'Submit Form';
export const sending = 'Sending...';

/** Behind the label of a question that may stay unanswered. */
export const optional = '(optional)';

/** Above the questions of the estimate form. */
export const legend = 'Your project';

/** Under a choice that the page has made; `{form}` is the link to the form with all of them. */
export const fixed = 'Set by this page. To choose another service, use {form}.';
export const fixedLink = 'the general form';

/** Where an e-mail address looks like a slip; `{email}` is what was probably meant, `{accept}` the button that takes it. */
export const suggestion = 'Did you mean {email}? {accept}';
export const accept = 'Use it';

/** Above the list of what is wrong. */
export const summaryTitle = 'Please check these answers';

/** Where it could not be sent, and what stands below it; `{phone}` is the office number. */
export const failed = "Woops! We couldn't send your request. Please try submitting the form again.";
export const kept = 'What you typed is still here. You can also call {phone}.';

/** The title in the browser's tab while something is wrong; `{title}` is the page's own. */
export const errorTab = 'Error: {title}';

/** Under the button; `{notice}` is the link. */
export const privacy = 'How we handle your information: {notice}';
export const privacyLink = 'privacy notice';

/** Beside a field that nobody sees, for whoever meets it all the same: only a program fills it in. */
export const honeypot = 'Leave this empty';
