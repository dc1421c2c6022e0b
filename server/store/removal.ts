import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Commit } from './group-commit.ts';
import { addressHash } from './recording.ts';
import type { Tables } from './tables.ts';

/** What tells one request or message, and one person, from another. */
export type Identity = {
  form: 'estimate' | 'contact';
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

export type RemovalVerbs = {
  /** Everybody who has written to us, oldest first. */
  identities(): Promise<Identity[]>;
  /**
   * Deletes requests and messages, what they owe, what was noted of their senders, and their mention in reports. Only
   * their numbers are kept. `personKeys` are what the rate limits know the senders by.
   */
  forget(references: string[], personKeys: string[], at: Date): Promise<Removed>;
  /** Deletes what has been kept for long enough. */
  removeOld(limits: RetentionLimits): Promise<Removed>;
};

const DAY = 24 * 60 * 60 * 1000;
/** As long as a used challenge is remembered beyond its end; see `contact-messages.ts`. */
const GRACE = 10 * 60_000;
/** Databases take only so many values in one statement. */
const AT_ONCE = 500;

export function removalQueries({ db, wipe }: Engine, commit: Commit): RemovalVerbs {
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
  const all = [...(await identitiesIn(db, 'estimate')), ...(await identitiesIn(db, 'contact'))];
  return all.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const TABLE = { estimate: 'estimate_requests', contact: 'contact_messages' } as const;
const OWNER = { estimate: 'estimate_request_id', contact: 'contact_message_id' } as const;

async function identitiesIn(db: Kysely<Tables>, form: Identity['form']): Promise<Identity[]> {
  const rows = await db
    .selectFrom(TABLE[form])
    .select(['id', 'number', 'reference', 'first_name', 'last_name', 'phone', 'email', 'created_at'])
    .execute();
  return rows.map(({ created_at, ...row }) => ({ form, ...row, createdAt: new Date(created_at) }));
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
  for (const form of ['estimate', 'contact'] as const) {
    const ids = leads.filter((lead) => lead.form === form).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const mails = await db
        .deleteFrom('deliveries')
        .where(OWNER[form], 'in', some)
        .returning('message_id')
        .execute();
      messageIds.push(...mails.map(({ message_id }) => message_id));
      await db.deleteFrom(TABLE[form]).where('id', 'in', some).execute();
    }
  }
  return { leads: leads.length, messageIds };
}

/** Takes them out of the reports that name them, and tells the Message-IDs of these. */
async function removeMentions(db: Transaction<Tables>, references: Set<string>): Promise<string[]> {
  const messageIds: string[] = [];
  const reports =
    references.size > 0 ? await db.selectFrom('reports').select(['id', 'content']).execute() : [];
  for (const { id, content } of reports) {
    const left = JSON.stringify(without(JSON.parse(content), references));
    if (left === content) continue;
    await db.updateTable('reports').set({ content: left }).where('id', '=', id).execute();
    messageIds.push(...(await mailsOfReports(db, [id])));
  }
  return messageIds;
}

/** A list in a report names a request or a message by its `reference`. */
function without(value: unknown, references: Set<string>): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !references.has(entry?.reference))
      .map((entry) => without(entry, references));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, references)]));
}

/** All but the newest of each kind, from which the next goes on. */
async function removeReports(db: Transaction<Tables>, before: Date): Promise<string[]> {
  const newest = db
    .selectFrom('reports')
    .select((row) => row.fn.max('created_at').as('at'))
    .groupBy('kind');
  const old = await db
    .selectFrom('reports')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .where('created_at', 'not in', newest)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return [];
  const mails = await db
    .deleteFrom('deliveries')
    .where('report_id', 'in', ids)
    .returning('message_id')
    .execute();
  await db.deleteFrom('reports').where('id', 'in', ids).execute();
  return mails.map(({ message_id }) => message_id);
}

async function mailsOfReports(db: Transaction<Tables>, ids: string[]): Promise<string[]> {
  const mails = await db
    .selectFrom('deliveries')
    .select('message_id')
    .where('report_id', 'in', ids)
    .execute();
  return mails.map(({ message_id }) => message_id);
}

/** What is of use for a day at most. */
async function removePassing(db: Transaction<Tables>, at: Date, salts: RetentionLimits['salts']) {
  const longOver = new Date(at.getTime() - GRACE).toISOString();
  await db.deleteFrom('used_challenges').where('expires_at', '<', longOver).execute();
  const dayAgo = new Date(at.getTime() - DAY).toISOString();
  await db.deleteFrom('confirmed_addresses').where('at', '<=', dayAgo).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', at.getTime()).execute();
  await db
    .deleteFrom('secrets')
    .where('name', 'like', `${salts.named}%`)
    .where('name', '<>', salts.current)
    .execute();
}
