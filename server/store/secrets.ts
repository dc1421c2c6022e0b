import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What all servers on one store must agree on and nobody else may know. */
export type SecretRepository = {
  /** 64 hex digits that are made when somebody first asks for them under this name, and stay. */
  secret(name: string): Promise<string>;
};

export function secretQueries(db: Kysely<Tables>): SecretRepository {
  return {
    async secret(name) {
      const value = randomBytes(32).toString('hex');
      await db
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}
