import type { FieldErrors } from '../../../contract/form-fields.ts';

/** The errors in the order in which their fields stand in the form; one that belongs to no field is left out. */
export function inPageOrder<Field extends string>(
  form: HTMLFormElement,
  errors: FieldErrors<Field>,
): FieldErrors<Field> {
  const ordered: FieldErrors<Field> = {};
  for (const control of form.elements) {
    const field = (control as HTMLInputElement).name as Field;
    if (errors[field]) ordered[field] = errors[field];
  }
  return ordered;
}

type Change<Field extends string> = {
  /** What the form's own check finds now. */
  found: FieldErrors<Field>;
  /** The field that was changed. */
  touched: string;
  /** Who found the errors that are shown. */
  source: 'check' | 'server';
};

/**
 * What is left of the errors that are shown after a change: those that the form's own check still finds, in its words
 * of now. What only the server could find stays until its field is touched.
 */
export function remainingErrors<Field extends string>(
  shown: FieldErrors<Field>,
  { found, touched, source }: Change<Field>,
): FieldErrors<Field> {
  const remaining: FieldErrors<Field> = {};
  for (const field of Object.keys(shown) as Field[]) {
    const isJudged = source === 'check' || field === touched;
    const message = isJudged ? found[field] : shown[field];
    if (message) remaining[field] = message;
  }
  return remaining;
}
