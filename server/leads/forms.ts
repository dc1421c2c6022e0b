import { estimateFormWords } from '../../contract/content/current.ts';
import { contactForm } from '../../contract/forms/contact.ts';
import { estimateForm } from '../../contract/forms/estimate.ts';
import { defineForm, type FormDefinition } from '../../contract/forms/form.ts';
import type { Form } from '../../contract/lead.ts';
import { contactFormWords } from '../../messages/en/contact-form.ts';

/** The forms with their words. The services to choose from change while the server runs. */
export const formDefinitions = (): Record<Form, FormDefinition> => ({
  get estimate() {
    return defineForm(estimateForm, estimateFormWords);
  },
  contact: defineForm(contactForm, contactFormWords),
});
