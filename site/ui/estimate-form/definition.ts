import { estimateFormWords } from '../../../content/estimate-form.ts';
import { estimateForm } from '../../../contract/forms/estimate.ts';
import { defineForm, type FieldErrors } from '../../../contract/forms/form.ts';

export const estimateDefinition = defineForm(estimateForm, estimateFormWords);

/**
 * Asks the browser's built-in validity of each control, as the specification has it. What is required and how long an
 * answer may be stands in the list, and so do the words; no page of this form needs the server's parser for it.
 */
export function checkEstimate(form: HTMLFormElement): FieldErrors<string> {
  const errors: FieldErrors<string> = {};
  for (const { name, missing = '' } of estimateDefinition.fields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control?.validity.valid === false) errors[name] = missing;
  }
  return errors;
}
