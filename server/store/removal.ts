import type { Kysely, Transaction } from 'kysely';
import { NO_CANARY, oldCanaries } from './canaries.ts';
import { addressHash, CONFIRMATION_INTERVAL, removeOldChallenges } from './claims.ts';
import type { Engine } from './engine.ts';
import type { Commit } from './group-commit.ts';
import { AT_ONCE, type Identity, identitiesOf, parts, selectIdentities, toIdentity } from './identities.ts';
import { removeNotices } from './notices.ts';
import { removeMentions, removeReports } from './report-removal.ts';
import { removeOldSignIns } from './sign-ins.ts';
import type { Tables } from './tables.ts';

type RetentionLimits = {
  at: Date;
  /** Leads and reports from before this go; without it they stay. */
  leadsBefore?: Date;
  /** Secrets whose name begins with this go, but for the one that is in use. */
  salts: { named: string; current: string };
};

export type Removed = {
  leads: number;
  /** The Message-ID of every mail that names them: a copy may lie in a file. */
  messageIds: string[];
};

/** How many leads came before some time, and how many there are, without automatic tests. */
export type OldLeads = { old: number; all: number };

export function removalQueries({ db, wipe }: Engine, commit: Commit) {
  return {
    /**
     * Deletes leads, what they owe, what was noted of their senders, and their mention in reports. Only their numbers are
     * kept. `personKeys` are what the rate limits know the senders by.
     */
    async forget(references: string[], personKeys: string[], at: Date): Promise<Removed> {
      await commit((transaction) => removePersonKeys(transaction, personKeys));
      const removed: Removed = { leads: 0, messageIds: [] };
      for (const some of parts(references)) {
        const { leads, messageIds } = await commit(async (transaction) => {
          const wanted = await identitiesOf(transaction, some);
          await noteForgotten(transaction, wanted, at);
          await removeConfirmations(transaction, wanted);
          return removeLeads(transaction, wanted);
        });
        removed.leads += leads;
        removed.messageIds.push(...messageIds);
      }
      await wipe();
      return removed;
    },

    countOld: (before: Date): Promise<OldLeads> => countOld(db, before),

    /** When the oldest and the newest of the old leads came, if there are any. */
    async timesOfOld(before: Date): Promise<{ first: Date; last: Date } | undefined> {
      const { first, last } = await db
        .selectFrom('leads')
        .select((row) => [row.fn.min('created_at').as('first'), row.fn.max('created_at').as('last')])
        .where('created_at', '<', before.toISOString())
        .where(NO_CANARY)
        .executeTakeFirstOrThrow();
      return first && last ? { first: new Date(first), last: new Date(last) } : undefined;
    },

    /** Deletes what has been kept for long enough. */
    async removeOld({ at, leadsBefore, salts }: RetentionLimits): Promise<Removed> {
      const messageIds = await commit(async (transaction): Promise<string[]> => {
        const passing = await removePassing(transaction, at, salts);
        if (!leadsBefore) return passing;
        await transaction.deleteFrom('audit').where('at', '<', leadsBefore.toISOString()).execute();
        return [...passing, ...(await removeReports(transaction, leadsBefore))];
      });
      const removed: Removed = { leads: 0, messageIds };
      for (let isMore = leadsBefore !== undefined; isMore && leadsBefore; ) {
        const some = await commit((transaction) => removeSomeOld(transaction, leadsBefore));
        removed.leads += some.leads;
        removed.messageIds.push(...some.messageIds);
        isMore = some.leads === AT_ONCE;
      }
      await wipe();
      return removed;
    },
  };
}

async function removeSomeOld(db: Transaction<Tables>, before: Date): Promise<Removed> {
  const old = await selectIdentities(db)
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  return removeLeads(db, old.map(toIdentity));
}

async function countOld(db: Kysely<Tables>, before: Date): Promise<OldLeads> {
  const { all } = await db
    .selectFrom('leads')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where(NO_CANARY)
    .executeTakeFirstOrThrow();
  const { old } = await db
    .selectFrom('leads')
    .select((row) => row.fn.countAll<number>().as('old'))
    .where('created_at', '<', before.toISOString())
    .where(NO_CANARY)
    .executeTakeFirstOrThrow();
  return { old, all };
}

async function noteForgotten(db: Transaction<Tables>, leads: Identity[], at: Date) {
  for (const { form, number } of leads) {
    await db
      .insertInto('forgotten')
      .values({ form, number, at: at.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Hashes that only tell whether a sender has written before. */
async function removeConfirmations(db: Transaction<Tables>, leads: Identity[]) {
  for (const { email } of leads) {
    await db.deleteFrom('confirmed_addresses').where('address', '=', addressHash(email)).execute();
  }
}

async function removePersonKeys(db: Transaction<Tables>, personKeys: string[]) {
  for (const key of personKeys) await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Their numbers are noted like those of people who want to be forgotten, to explain the gap. */
async function removeOldCanaries(db: Transaction<Tables>, at: Date): Promise<string[]> {
  const old = await oldCanaries(db, at);
  await noteForgotten(db, old, at);
  return removeRows(db, old);
}

/** Together with their mention in reports. */
async function removeLeads(db: Transaction<Tables>, leads: Identity[]): Promise<Removed> {
  const mentions = await removeMentions(db, new Set(leads.map(({ reference }) => reference)));
  return { leads: leads.length, messageIds: [...mentions, ...(await removeRows(db, leads))] };
}

/**
 * Their deliveries first, then they: a server recording an attempt at this moment holds the delivery and needs what it
 * is about, and PostgreSQL would find us waiting for each other. Attempts go with their delivery. Tells the Message-IDs of
 * what they owed.
 */
async function removeRows(db: Transaction<Tables>, leads: Identity[]): Promise<string[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const mails = await db
    .deleteFrom('deliveries')
    .where('lead_id', 'in', ids)
    .returning('message_id')
    .execute();
  await db.deleteFrom('leads').where('id', 'in', ids).execute();
  return mails.map(({ message_id }) => message_id);
}

/** A mail is tried for three days; after a week its outcome is of no more use. In milliseconds. */
const NOTICE_LIFETIME = 7 * 24 * 60 * 60_000;

/** What is of use for some days at most. Tells the Message-IDs of the mails among it. */
async function removePassing(
  db: Transaction<Tables>,
  at: Date,
  salts: RetentionLimits['salts'],
): Promise<string[]> {
  await removeOldChallenges(db, at);
  const dayAgo = new Date(at.getTime() - CONFIRMATION_INTERVAL).toISOString();
  await db.deleteFrom('confirmed_addresses').where('at', '<=', dayAgo).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', at.getTime()).execute();
  await db
    .deleteFrom('secrets')
    .where('name', 'like', `${salts.named}%`)
    .where('name', '<>', salts.current)
    .execute();
  await removeOldSignIns(db, at);
  await db.deleteFrom('sessions').where('expires_at', '<', at.toISOString()).execute();
  const notices = await removeNotices(db, new Date(at.getTime() - NOTICE_LIFETIME));
  return [...notices, ...(await removeOldCanaries(db, at))];
}
