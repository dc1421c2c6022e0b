import type { FastifyRequest } from 'fastify';
import { ownValue } from '../contract/submission-context.ts';

/**
 * A field of a posted form or of a query, trimmed; empty where it is missing or no text. Without the null character, which no browser
 * sends and PostgreSQL refuses.
 */
export function fieldOf(from: unknown, name: string): string {
  const value = ownValue(from, name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}

/** The message for the last press, by the word `did` in the address that it has led to. */
export function statusIn({ query }: FastifyRequest, messages: Record<string, string>): string | undefined {
  const did = fieldOf(query, 'did');
  return Object.hasOwn(messages, did) ? messages[did] : undefined;
}
