/** A code to sign in to the office as it is shown and read over the phone: `KD4-RW7`. */
export function formatCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** A code typed in any case, with spaces or hyphens; undefined when it is not one. */
export function parseCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}

/** The letters and digits of a reference, in the same places. */
const CODE = /^[A-Z]{2}\d[A-Z]{2}\d$/;
