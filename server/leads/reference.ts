import { Misunderstood } from '../../cli/command.ts';

/** A reference as somebody types it who was told it over the phone. */
export function asReference(typed: string): string {
  const reference = typed.toUpperCase().replace(/[\s-]/g, '');
  if (!REFERENCE.test(reference)) {
    throw new Misunderstood(`"${typed}" is no reference. A reference has eight characters, like KD4RW7MA.`);
  }
  return reference;
}

export function isReference(typed: string): boolean {
  return REFERENCE.test(typed.toUpperCase().replace(/[\s-]/g, ''));
}

const REFERENCE = /^[A-Z]{2}\d[A-Z]{2}\d[A-Z]{2}$/;

/** What is said of one that nobody has. */
export function unknownReference(reference: string): string {
  return `Nothing has the reference ${reference}.\n`;
}
