import { expect, test } from 'vitest';
import { confirmation as confirmationWords } from '../messages/en/confirmation.ts';
import { contactFormWords } from '../messages/en/contact-form.ts';
import { form as formWords } from '../messages/en/form.ts';
import { estimateFormWords } from './sample.ts';

/*
 * The forms' texts that the specification quotes. Another business may change them; these are the program's own. The texts
 * of a page, including the list of services, are in the table of the built tests.
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
