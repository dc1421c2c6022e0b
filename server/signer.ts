import { createHmac } from 'node:crypto';
import type { Store } from './store/store.ts';

/** HMAC-SHA-256 of a text. */
export type Sign = (text: string) => Promise<Buffer>;

/** Signs with a key of this name in the store, which all servers share; it is read when something is first signed. */
export function createSigner(store: Pick<Store, 'secret'>, name: string): Sign {
  let key: Promise<string> | undefined;

  function signingKey(): Promise<string> {
    key ??= store.secret(name);
    // A failure is not cached: the next call tries again.
    key.catch(() => {
      key = undefined;
    });
    return key;
  }

  return async (text) =>
    createHmac('sha256', await signingKey())
      .update(text)
      .digest();
}
