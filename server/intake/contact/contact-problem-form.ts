import { contactMessages } from '../../../contract/contact-messages.ts';
import { messages } from '../../../contract/messages.ts';
import { html } from '../html.ts';
import type { ProblemForm } from '../problem-form.ts';

const { labels } = contactMessages;

/** The contact form, for the problem page. It marks nothing as required and leaves the checking to the server. */
export const contactProblemForm: ProblemForm = {
  action: '/contact_process.php',
  submit: messages.submit,
  noValidate: true,
  fields: [
    { name: 'name', label: labels.name, control: 'input', hints: html`autocomplete="given-name"` },
    { name: 'lname', label: labels.lname, control: 'input', hints: html`autocomplete="family-name"` },
    { name: 'number', label: labels.number, control: 'input', hints: html`type="tel" autocomplete="tel"` },
    { name: 'email', label: labels.email, control: 'input', hints: html`type="email" autocomplete="email"` },
    { name: 'message', label: labels.message, control: 'textarea' },
  ],
};
