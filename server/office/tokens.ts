import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to know it again, and nothing to sign in with. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
