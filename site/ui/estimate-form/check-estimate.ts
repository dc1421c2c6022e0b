import type { EstimateErrors, EstimateField } from '../../../contract/estimate-request.ts';
import { messages } from '../../../contract/messages.ts';

/** Asks the browser's built-in validity of each control; the words are ours. */
export function checkEstimate(form: HTMLFormElement): EstimateErrors {
  const errors: EstimateErrors = {};
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
    )
      continue;
    if (control.validity.valid) continue;
    const field = control.name as EstimateField;
    errors[field] = messages[field].missing;
  }
  return errors;
}
