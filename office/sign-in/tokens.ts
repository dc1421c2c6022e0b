import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to know it again, and nothing to sign in with. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** What is stored of a code from the command line: with the address of its user, in whatever case, it is good for nobody else. */
export function hashOfPrinted(email: string, code: string): string {
  return hashOf(`${email.trim().toLowerCase()} ${code}`);
}
