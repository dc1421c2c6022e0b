import { messages } from '../messages.ts';

export const form = messages('form', {
  /** The button of every form, and what it says while the form is on its way. */
  submit: 'Submit Form',
  sending: 'Sending...',

  /** Behind the label of a question that may stay unanswered. */
  optional: '(optional)',

  /** Above the questions of the estimate form. */
  legend: 'Your project',

  /** Under a choice that the page has made; `{form}` is the link to the form with all of them. */
  fixed: 'Other jobs? List them below, or use {form}.',
  fixedLink: 'the general form',

  /** Where an e-mail address looks like a slip; `{email}` is what was probably meant, `{accept}` the button that takes it. */
  suggestion: 'Did you mean {email}? {accept}',
  accept: 'Use it',

  /** Above it, where the words name places in which the business does not work, and the link to where it does. */
  elsewhere: 'We don’t work in {places}. You can send this all the same.',
  elsewhereLink: 'Where we work',

  /** Above the list of what is wrong. */
  summaryTitle: 'Please check these answers',

  /** Where it could not be sent, and what stands below it; `{phone}` is the office number. */
  failed: "Woops! We couldn't send your request. Please try submitting the form again.",
  kept: 'What you typed is still here. You can also call {phone}.',

  /** The title in the browser's tab while something is wrong; `{title}` is the page's own. */
  errorTab: 'Error: {title}',

  /** Under the button; `{notice}` is the link. */
  privacy: 'How we use your details: {notice}',
  privacyLink: 'privacy notice',

  /** Beside a field that nobody sees, for whoever meets it all the same: only a program fills it in. */
  honeypot: 'Leave this empty',
});
