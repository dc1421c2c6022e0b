import type { FieldErrors } from '../../../contract/forms/form.ts';
import { estimateDefinition } from './definition.ts';

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
