import { contactFormWords } from '../../content/contact-form.ts';
import { estimateFormWords } from '../../content/estimate-form.ts';
import { contactForm } from '../../contract/forms/contact.ts';
import { estimateForm } from '../../contract/forms/estimate.ts';
import { defineForm, type FormDefinition } from '../../contract/forms/form.ts';
import type { Form } from '../../contract/lead.ts';

/** The forms with their words. */
export const FORM_DEFINITIONS: Record<Form, FormDefinition> = {
  estimate: defineForm(estimateForm, estimateFormWords),
  contact: defineForm(contactForm, contactFormWords),
};
