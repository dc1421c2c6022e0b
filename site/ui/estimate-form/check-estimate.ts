import type { EstimateErrors, EstimateField } from '../../../contract/estimate-request.ts';
import { messages } from '../../../contract/messages.ts';

/** Asks the browser's built-in validity of each control; the words are ours. */
export function checkEstimate(form: HTMLFormElement): EstimateErrors {
  const errors: EstimateErrors = {};
  const controls = 'input:invalid, select:invalid, textarea:invalid';
  for (const { name } of form.querySelectorAll<HTMLInputElement>(controls)) {
    errors[name as EstimateField] = messages[name as EstimateField].missing;
  }
  return errors;
}
