import type { Form } from '../../contract/lead.ts';

/** What the office calls a lead, by its form. */
export const FORM_NAMES: Record<Form, string> = { estimate: 'Estimate request', contact: 'Message' };
