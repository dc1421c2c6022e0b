/** A reference as somebody types it who was told it over the phone; nothing when it is none. */
export function parseReference(typed: string): string | undefined {
  const reference = typed.toUpperCase().replace(/[\s-]/g, '');
  return REFERENCE.test(reference) ? reference : undefined;
}

const REFERENCE = /^[A-Z]{2}\d[A-Z]{2}\d[A-Z]{2}$/;
