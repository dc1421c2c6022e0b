/** A reference typed in any case, with spaces or hyphens; undefined when it is not one. */
export function parseReference(typed: string): string | undefined {
  const reference = typed.toUpperCase().replace(/[\s-]/g, '');
  return REFERENCE.test(reference) ? reference : undefined;
}

const REFERENCE = /^[A-Z]{2}\d[A-Z]{2}\d[A-Z]{2}$/;
