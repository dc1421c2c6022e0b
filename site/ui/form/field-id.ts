/** The id of a field's control, unique when two forms stand on one page. */
export function fieldId(formId: string, field: string): string {
  return `${formId}-${field}`;
}
