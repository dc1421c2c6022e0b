import { contactFormWords } from '../../../content/contact-form.ts';
import { contactForm } from '../../../contract/forms/contact.ts';
import { defineForm } from '../../../contract/forms/form.ts';

export const contactDefinition = defineForm(contactForm, contactFormWords);
