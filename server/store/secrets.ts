import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** Secrets shared by all servers on one store. */
export function secretQueries(db: Kysely<Tables>, commit: Commit) {
  const find = (from: Kysely<Tables>, name: string) =>
    from.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return {
    /** 64 hex digits that are made on the first request for this name, and stay. */
    async secret(name: string): Promise<string> {
      const value = randomBytes(32).toString('hex');
      const known = await find(db, name);
      const row =
        known ??
        (await commit(async (transaction) => {
          const found = await find(transaction, name);
          if (!found) await transaction.insertInto('secrets').values({ name, value }).execute();
          return found ?? { value };
        }));
      return row.value;
    },
  };
}

type Secrets = ReturnType<typeof secretQueries>;

/** HMAC-SHA-256 of a text. */
export type Sign = (text: string) => Promise<Buffer>;

/** Signs with the secret of this name, which is read when something is first signed. */
export function createSigner(store: Secrets, name: string): Sign {
  const key = cachedSecret(store, name);
  return async (text) =>
    createHmac('sha256', await key())
      .update(text)
      .digest();
}

/** The secret of this name, read once. A failure is not cached: the next call tries again. */
export function cachedSecret(store: Secrets, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= store.secret(name);
    secret.catch(() => {
      secret = undefined;
    });
    return secret;
  };
}
