import { messages } from '../../../contract/messages.ts';
import { SERVICES, serviceLabel } from '../../../contract/services.ts';
import { html } from '../html.ts';
import type { Option, ProblemForm } from '../problem-form.ts';

const { labels } = messages;

const SERVICE_OPTIONS: readonly Option[] = [
  { value: '', label: messages.chooseService },
  ...SERVICES.map((service) => ({ value: service, label: serviceLabel(service) })),
];

/** The estimate form, for the problem page. */
export const estimateProblemForm: ProblemForm = {
  action: '/api/estimate',
  submit: messages.submit,
  fields: [
    {
      name: 'first_name',
      label: labels.first_name,
      control: 'input',
      hints: html`autocomplete="given-name" required`,
    },
    {
      name: 'last_name',
      label: labels.last_name,
      control: 'input',
      hints: html`autocomplete="family-name" required`,
    },
    {
      name: 'email',
      label: labels.email,
      control: 'input',
      hints: html`inputmode="email" autocomplete="email" required`,
    },
    {
      name: 'phone',
      label: `${labels.phone} ${messages.optional}`,
      control: 'input',
      hints: html`type="tel" autocomplete="tel"`,
    },
    { name: 'service', label: labels.service, control: SERVICE_OPTIONS, hints: html`required` },
    { name: 'description', label: labels.description, control: 'textarea', hints: html`required` },
  ],
};
