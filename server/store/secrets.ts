import { randomBytes } from 'node:crypto';
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
