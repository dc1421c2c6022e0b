import type { Form } from '../../contract/lead.ts';
import { FORM_DEFINITIONS } from '../forms.ts';

/** What the office calls a lead, by its form. */
export const FORM_NAMES: Record<Form, string> = {
  estimate: FORM_DEFINITIONS.estimate.title,
  contact: FORM_DEFINITIONS.contact.title,
};
