import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** Secrets shared by all servers on one store. */
export type SecretRepository = {
  /** 64 hex digits that are made on the first request for this name, and stay. */
  secret(name: string): Promise<string>;
};

export function secretQueries(db: Kysely<Tables>, commit: Commit): SecretRepository {
  const find = (from: Kysely<Tables>, name: string) =>
    from.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return {
    async secret(name) {
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
