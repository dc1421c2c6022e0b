import { ownValue } from '../../contract/own-value.ts';

/**
 * A field of a form that was posted, without blanks around it; empty where it is missing, or no text. Without the sign zero, which
 * no browser sends and PostgreSQL does not take.
 */
export function fieldOf(body: unknown, name: string): string {
  const value = ownValue(body, name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}
