import type { Kysely, Transaction } from 'kysely';
import type { Form } from '../../contract/lead.ts';
import { removeOldChallenges } from './challenges.ts';
import { addressHash, CONFIRMED_FOR } from './confirmations.ts';
import type { Engine } from './engine.ts';
import type { Commit } from './group-commit.ts';
import { removeMentions, removeReports } from './report-removal.ts';
import type { Tables } from './tables.ts';

/** What tells one request or message, and one person, from another. */
export type Identity = {
  form: Form;
  id: string;
  number: number;
  reference: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  createdAt: Date;
};

type RetentionLimits = {
  at: Date;
  /** Requests, messages and reports from before this go; without it they stay. */
  leadsBefore?: Date;
  /** Secrets whose name begins with this go, but for the one that is in use. */
  salts: { named: string; current: string };
};

export type Removed = {
  leads: number;
  /** The Message-ID of every mail that names them: a copy may lie in a file. */
  messageIds: string[];
};

/** How many requests and messages came before some time, and how many there are. */
export type OldLeads = { old: number; all: number };

export type RemovalRepository = {
  /** Everybody who has written to us, oldest first. */
  identities(): Promise<Identity[]>;
  /**
   * Deletes requests and messages, what they owe, what was noted of their senders, and their mention in reports. Only
   * their numbers are kept. `personKeys` are what the rate limits know the senders by.
   */
  forget(references: string[], personKeys: string[], at: Date): Promise<Removed>;
  countOld(before: Date): Promise<OldLeads>;
  /** Deletes what has been kept for long enough. */
  removeOld(limits: RetentionLimits): Promise<Removed>;
};

/** Databases take only so many values in one statement. */
const AT_ONCE = 500;

export function removalQueries({ db, wipe }: Engine, commit: Commit): RemovalRepository {
  return {
    identities: () => allIdentities(db),

    async forget(references, personKeys, at) {
      const removed = await commit(async (transaction) => {
        const wanted = new Set(references);
        const leads = (await allIdentities(transaction)).filter(({ reference }) => wanted.has(reference));
        await noteForgotten(transaction, leads, at);
        await removeTracks(transaction, leads, personKeys);
        return removeLeads(transaction, leads);
      });
      await wipe();
      return removed;
    },

    countOld: (before) => countOld(db, before),

    async removeOld({ at, leadsBefore, salts }) {
      const removed = await commit(async (transaction) => {
        await removePassing(transaction, at, salts);
        if (!leadsBefore) return { leads: 0, messageIds: [] };
        const old = (await allIdentities(transaction)).filter(({ createdAt }) => createdAt < leadsBefore);
        const fromLeads = await removeLeads(transaction, old);
        const fromReports = await removeReports(transaction, leadsBefore);
        return { leads: fromLeads.leads, messageIds: [...fromLeads.messageIds, ...fromReports] };
      });
      await wipe();
      return removed;
    },
  };
}

async function allIdentities(db: Kysely<Tables>): Promise<Identity[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['form', 'id', 'number', 'reference', 'first_name', 'last_name', 'phone', 'email', 'created_at'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) }));
}

async function countOld(db: Kysely<Tables>, before: Date): Promise<OldLeads> {
  const { all } = await db
    .selectFrom('leads')
    .select((row) => row.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const { old } = await db
    .selectFrom('leads')
    .select((row) => row.fn.countAll<number>().as('old'))
    .where('created_at', '<', before.toISOString())
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

/** Hashes that only tell whether somebody has written before. */
async function removeTracks(db: Transaction<Tables>, leads: Identity[], personKeys: string[]) {
  for (const { email } of leads) {
    await db.deleteFrom('confirmed_addresses').where('address', '=', addressHash(email)).execute();
  }
  for (const key of personKeys) await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/**
 * Their deliveries first, and then they: whoever writes down an attempt at this moment holds the delivery and needs what it
 * is about, and PostgreSQL would find us waiting for each other. Attempts go with their delivery.
 */
async function removeLeads(db: Transaction<Tables>, leads: Identity[]): Promise<Removed> {
  const messageIds = await removeMentions(db, new Set(leads.map(({ reference }) => reference)));
  const ids = leads.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const mails = await db
      .deleteFrom('deliveries')
      .where('lead_id', 'in', some)
      .returning('message_id')
      .execute();
    messageIds.push(...mails.map(({ message_id }) => message_id));
    await db.deleteFrom('leads').where('id', 'in', some).execute();
  }
  return { leads: leads.length, messageIds };
}

/** What is of use for a day at most. */
async function removePassing(db: Transaction<Tables>, at: Date, salts: RetentionLimits['salts']) {
  await removeOldChallenges(db, at);
  const dayAgo = new Date(at.getTime() - CONFIRMED_FOR).toISOString();
  await db.deleteFrom('confirmed_addresses').where('at', '<=', dayAgo).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', at.getTime()).execute();
  await db
    .deleteFrom('secrets')
    .where('name', 'like', `${salts.named}%`)
    .where('name', '<>', salts.current)
    .execute();
}
