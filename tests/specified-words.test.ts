import { expect, test } from 'vitest';
import { contactFormWords } from '../content/contact-form.ts';
import { estimateFormWords } from '../content/estimate-form.ts';
import * as confirmationWords from '../content/words/confirmation.ts';
import * as formWords from '../content/words/form.ts';

/*
 * What the specification quotes of the forms. Another business says it otherwise; the words that come with the program
 * are these. The table of the built tests has what stands in a page, among it the list of services.
 */

test.each([
  [formWords.submit, 'Submit Form'],
  [formWords.sending, 'Sending...'],
  [formWords.failed, "Woops! We couldn't send your request. Please try submitting the form again."],
  [estimateFormWords.fields.description.missing, 'Please enter a description of your project.'],
  [estimateFormWords.sentTitle, 'Estimate Request Sent!'],
  [contactFormWords.sentTitle, 'Message Sent!'],
  [confirmationWords.text, 'Keep an eye on your inbox - we will get back to you soon!'],
  [confirmationWords.inlineTitle, 'Estimate request sent!'],
  [confirmationWords.inlineText, 'Keep an eye on your inbox. We will get back to you soon.'],
])('"%s" is what the specification quotes', (words, specified) => {
  expect(words).toBe(specified);
});
