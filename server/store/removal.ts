import type { Transaction } from 'kysely';
import { oldCanaries } from './canaries.ts';
import type { Engine } from './engine.ts';
import type { Commit } from './group-commit.ts';
import {
  AT_ONCE,
  eachPage,
  type Identity,
  identitiesOf,
  parts,
  selectIdentities,
  toIdentity,
} from './identities.ts';
import { addressHash, CONFIRMATION_INTERVAL, removeOldChallenges } from './one-time.ts';
import { photoIdsOf } from './photos.ts';
import { NOTICE_KINDS } from './reports.ts';
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
  /** The photos whose pictures lie in files. */
  photoIds: string[];
};

/** What is to be removed outside of the database, too. */
type Traces = Omit<Removed, 'leads'>;

export function removalQueries({ wipe }: Engine, commit: Commit) {
  return {
    /**
     * Deletes leads, what they owe, what was noted of their senders, and their mention in reports. Only their numbers are
     * kept. `personKeys` are what the rate limits know the senders by.
     */
    async forget(references: string[], personKeys: string[], at: Date): Promise<Removed> {
      await commit((transaction) => removePersonKeys(transaction, personKeys));
      const removed: Removed = { leads: 0, messageIds: [], photoIds: [] };
      for (const some of parts(references)) {
        const these = await commit(async (transaction) => {
          const wanted = await identitiesOf(transaction, some);
          await noteForgotten(transaction, wanted, at);
          await removeConfirmations(transaction, wanted);
          return removeLeads(transaction, wanted);
        });
        add(removed, these);
      }
      await wipe();
      return removed;
    },

    /** Deletes what has been kept for long enough. */
    async removeOld({ at, leadsBefore, salts }: RetentionLimits): Promise<Removed> {
      const removed = await commit(async (transaction): Promise<Removed> => {
        const passing = await removePassing(transaction, at, salts);
        if (!leadsBefore) return passing;
        await transaction.deleteFrom('audit').where('at', '<', leadsBefore.toISOString()).execute();
        passing.messageIds.push(...(await removeReports(transaction, leadsBefore)));
        return passing;
      });
      for (let isMore = leadsBefore !== undefined; isMore && leadsBefore; ) {
        const some = await commit((transaction) => removeSomeOld(transaction, leadsBefore));
        add(removed, some);
        isMore = some.leads === AT_ONCE;
      }
      await wipe();
      return removed;
    },
  };
}

function add(removed: Removed, more: Removed) {
  removed.leads += more.leads;
  removed.messageIds.push(...more.messageIds);
  removed.photoIds.push(...more.photoIds);
}

async function removeSomeOld(db: Transaction<Tables>, before: Date): Promise<Removed> {
  const old = await selectIdentities(db)
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  return removeLeads(db, old.map(toIdentity));
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
  for (const { email, sent_email } of leads) {
    const hashes = [email, sent_email ?? email].map(addressHash);
    await db.deleteFrom('confirmed_addresses').where('address', 'in', hashes).execute();
  }
}

async function removePersonKeys(db: Transaction<Tables>, personKeys: string[]) {
  for (const key of personKeys) await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Their numbers are noted like those of people who want to be forgotten, to explain the gap. */
async function removeOldCanaries(db: Transaction<Tables>, at: Date): Promise<Traces> {
  const old = await oldCanaries(db, at);
  await noteForgotten(db, old, at);
  return removeRows(db, old);
}

/** Together with their mention in reports. */
async function removeLeads(db: Transaction<Tables>, leads: Identity[]): Promise<Removed> {
  const mentions = await removeMentions(db, new Set(leads.map(({ reference }) => reference)));
  const { messageIds, photoIds } = await removeRows(db, leads);
  return { leads: leads.length, messageIds: [...mentions, ...messageIds], photoIds };
}

/**
 * Their deliveries first, then they: a server recording an attempt at this moment holds the delivery and needs what it
 * is about, and PostgreSQL would find us waiting for each other. Attempts go with their delivery, and parts with their photo.
 */
async function removeRows(db: Transaction<Tables>, leads: Identity[]): Promise<Traces> {
  if (leads.length === 0) return { messageIds: [], photoIds: [] };
  const ids = leads.map(({ id }) => id);
  const photoIds = await photoIdsOf(db, ids);
  const messageIds = await removeDeliveries(db, 'lead_id', ids);
  await db.deleteFrom('leads').where('id', 'in', ids).execute();
  return { messageIds, photoIds };
}

/** A mail is tried for three days; after a week its outcome is of no more use. In milliseconds. */
const NOTICE_LIFETIME = 7 * 24 * 60 * 60_000;

/** What is of use for some days at most. */
async function removePassing(
  db: Transaction<Tables>,
  at: Date,
  salts: RetentionLimits['salts'],
): Promise<Removed> {
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
  const { messageIds, photoIds } = await removeOldCanaries(db, at);
  return { leads: 0, messageIds: [...notices, ...messageIds], photoIds };
}

/** So many reports are in memory at a time: each names up to a hundred leads. */
const REPORTS_A_PAGE = 50;

/** Takes them out of the reports that name them, and tells the Message-IDs of these. */
async function removeMentions(db: Transaction<Tables>, references: Set<string>): Promise<string[]> {
  const messageIds: string[] = [];
  if (references.size === 0) return messageIds;
  for await (const reports of eachPage<Report>(REPORTS_A_PAGE, (last) => reportsAfter(db, last))) {
    for (const { id, content } of reports) {
      const left = JSON.stringify(without(JSON.parse(content), references));
      if (left === content) continue;
      await db.updateTable('reports').set({ content: left }).where('id', '=', id).execute();
      const mails = await db
        .selectFrom('deliveries')
        .select('message_id')
        .where('report_id', '=', id)
        .execute();
      messageIds.push(...mails.map(({ message_id }) => message_id));
    }
  }
  return messageIds;
}

type Report = Pick<Tables['reports'], 'id' | 'content'>;

function reportsAfter(db: Transaction<Tables>, last: Report | undefined): Promise<Report[]> {
  return db
    .selectFrom('reports')
    .select(['id', 'content'])
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(REPORTS_A_PAGE)
    .execute();
}

/** A list in a report names a lead by its `reference`. */
function without(value: unknown, references: Set<string>): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !references.has(entry?.reference))
      .map((entry) => without(entry, references));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, references)]));
}

/** All but the newest of each kind, from which the next continues. Tells the Message-IDs. */
async function removeReports(db: Transaction<Tables>, before: Date): Promise<string[]> {
  const newest = db
    .selectFrom('reports')
    .select((row) => row.fn.max('created_at').as('at'))
    .groupBy('kind');
  const old = await reportsBefore(db, before).where('created_at', 'not in', newest).execute();
  return removeReportRows(db, old);
}

/** Deletes those from before, with their mails, and tells the Message-IDs. */
async function removeNotices(db: Transaction<Tables>, before: Date): Promise<string[]> {
  return removeReportRows(db, await reportsBefore(db, before).where('kind', 'in', NOTICE_KINDS).execute());
}

function reportsBefore(db: Transaction<Tables>, before: Date) {
  return db.selectFrom('reports').select('id').where('created_at', '<', before.toISOString());
}

async function removeReportRows(db: Transaction<Tables>, reports: { id: string }[]): Promise<string[]> {
  if (reports.length === 0) return [];
  const ids = reports.map(({ id }) => id);
  const messageIds = await removeDeliveries(db, 'report_id', ids);
  await db.deleteFrom('reports').where('id', 'in', ids).execute();
  return messageIds;
}

/** Tells their Message-IDs. */
async function removeDeliveries(db: Transaction<Tables>, of: 'lead_id' | 'report_id', ids: string[]) {
  const removed = await db.deleteFrom('deliveries').where(of, 'in', ids).returning('message_id').execute();
  return removed.map(({ message_id }) => message_id);
}
