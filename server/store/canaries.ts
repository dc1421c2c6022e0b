import { type Kysely, sql, type Transaction } from 'kysely';
import { type Identity, selectIdentities, toIdentity } from './identities.ts';
import type { Tables } from './tables.ts';

// Automatic tests of the whole way (server/canary/). They are stored as leads, to take the same path, and are counted nowhere.

/** In the very words of their index. */
export const IS_CANARY = sql<boolean>`canary = 1`;

export const NO_CANARY = sql<boolean>`canary = 0`;

/** Of deliveries: what they are about is no test. */
export const OF_NO_CANARY = sql<boolean>`(
  lead_id is null or lead_id not in (select id from leads where canary = 1)
)`;

/** In milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60_000;

/** What the store tells of tests; the tests themselves are found with `findLeads({ canary: true })`. */
export function canaryQueries(db: Kysely<Tables>) {
  return {
    /** When the newest one came whose mails have all left; undefined when none did. */
    async lastCanary(): Promise<Date | undefined> {
      const last = await newestThatLeft(db);
      return last && new Date(last.created_at);
    },
  };
}

function newestThatLeft(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where(IS_CANARY)
    .where(sql<boolean>`not exists (
      select 1 from deliveries where deliveries.lead_id = leads.id and state <> 'sent'
    )`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those older than a week. The last whose mails left stays, whatever its age: it tells how long ago that was. */
export async function oldCanaries(db: Transaction<Tables>, at: Date): Promise<Identity[]> {
  const last = await newestThatLeft(db);
  const old = await selectIdentities(db)
    .where(IS_CANARY)
    .where('created_at', '<', new Date(at.getTime() - LIFETIME).toISOString())
    .where('id', '<>', last?.id ?? '')
    .execute();
  return old.map(toIdentity);
}
