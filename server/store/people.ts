import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Somebody who works in the office, or has. */
export type Person = { id: string; name: string };

export type PeopleRepository = {
  /** Who has this address; also somebody who has left, because their leads are still there. */
  userByEmail(email: string): Promise<(Person & { isActive: boolean }) | undefined>;
};

export function peopleQueries(db: Kysely<Tables>): PeopleRepository {
  return {
    async userByEmail(email) {
      const row = await db
        .selectFrom('users')
        .select(['id', 'name', 'active'])
        .where('email', '=', email.trim().toLowerCase())
        .executeTakeFirst();
      return row && { id: row.id, name: row.name, isActive: row.active === 1 };
    },
  };
}

/** Their names, by id. */
export async function namesOf(db: Kysely<Tables>, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
