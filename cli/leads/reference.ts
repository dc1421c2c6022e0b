import { parseReference } from '../../server/leads/reference.ts';
import { UsageError } from '../command.ts';

/** Parses a typed reference; throws a UsageError when it is not one. */
export function asReference(typed: string): string {
  const reference = parseReference(typed);
  if (reference) return reference;
  throw new UsageError(`"${typed}" is no reference. A reference has eight characters, like KD4RW7MA.`);
}

export function unknownReference(reference: string): string {
  return `Nothing has the reference ${reference}.\n`;
}
