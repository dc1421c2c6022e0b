import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { leadAnswers } from '../../contract/lead.ts';
import type { Config } from '../config.ts';
import { calendarQueries } from './calendar.ts';
import { canaryQueries } from './canaries.ts';
import { clockQueries } from './clock.ts';
import { deliveryQueries } from './deliveries.ts';
import type { Engine } from './engine.ts';
import { escalationQueries } from './escalations.ts';
import { type Commit, createGroupCommit, type Work } from './group-commit.ts';
import { holdQueries } from './holds.ts';
import { identityQueries } from './identities.ts';
import type { Asked, NewLead, Recorded } from './lead.ts';
import { leadChangeQueries } from './lead-changes.ts';
import { leadQueries } from './leads.ts';
import { leaseQueries } from './leases.ts';
import { operationQueries } from './operations.ts';
import { photoQueries } from './photos.ts';
import { openPostgres } from './postgres.ts';
import { findLead, recordLeads } from './recording.ts';
import { removalQueries } from './removal.ts';
import { reportQueries } from './reports.ts';
import { secretQueries } from './secrets.ts';
import { sessionQueries } from './sessions.ts';
import { signInQueries } from './sign-ins.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { userQueries } from './users.ts';
import { waitingQueries } from './waiting.ts';
import { websiteQueries } from './website.ts';

export type * from './attempts.ts';
export type { Closure, FirstContact, Setting } from './calendar.ts';
export type * from './deliveries.ts';
export type * from './lead.ts';
export type { LeasedDelivery } from './leases.ts';
export type * from './photos.ts';
export type * from './tables.ts';
export type { Draft, Editor, Manifest, Publication } from './website.ts';

/** Everything that is kept. Both engines behind it pass `store.contract.test.ts`. */
export interface Store extends ReturnType<typeof createStore> {}

/** Told when a connection breaks; the store recovers by itself. */
export type StoreLog = { warn(details: { err: Error }, message: string): void };

/** The store that the settings name: PostgreSQL when `DATABASE_URL` is set, else a file in the data folder. */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: StoreLog,
): Promise<Store> {
  if (!databaseUrl) return openSqliteStore(dataDir);
  return openPostgresStore(databaseUrl, (err) => log.warn({ err }, 'a connection to the database broke'));
}

export function openSqliteStore(dataDir: string): Store {
  return createStore(openSqlite(dataDir));
}

export async function openPostgresStore(
  url: string,
  onLostConnection: (error: Error) => void,
): Promise<Store> {
  return createStore(await openPostgres(url, onLostConnection));
}

/** The store on either engine. */
function createStore(engine: Engine) {
  const { db, assertInPlace, close } = engine;
  const { commit, recordLead } = createWriter(engine);
  /** Whether the last lead was not recorded, and no other since. */
  let isFailing = false;
  return {
    /**
     * Commits a lead and its deliveries in one transaction; the same key with the same words gets the first answer for a
     * day. What looks like spam is stored with all its deliveries held. An address gets one confirmation a day. The
     * captcha's challenge is redeemed in the same transaction; one that has been used makes the lead unverified. An
     * unverified lead is held, with the deliveries that need a verified sender. What tells the office of an emergency is never
     * held: it says that the lead looks like spam. An automatic test owes its mails, however often it comes, and nothing else.
     */
    async recordLead(lead: NewLead): Promise<Recorded> {
      try {
        const recorded = await recordLead(lead);
        isFailing = false;
        return recorded;
      } catch (error) {
        isFailing = true;
        throw error;
      }
    },

    /** What a lead of this form with this key was answered within a day, without storing anything. */
    async findLead(asked: Asked): Promise<Recorded | undefined> {
      const answer = await findLead(db, asked);
      // A first answer that is given again acknowledges like a commit.
      assertInPlace();
      return answer;
    },

    ...leadQueries(db),
    ...leadChangeQueries(db, commit),
    ...photoQueries(engine, commit),
    ...holdQueries(commit),
    ...deliveryQueries(db),
    ...leaseQueries(engine, commit),
    ...waitingQueries(db),
    ...escalationQueries(db, commit),
    ...reportQueries(db, commit),
    ...calendarQueries(db, commit),
    ...userQueries(db, commit),
    ...sessionQueries(db, commit),
    ...signInQueries(commit),
    ...identityQueries(db),
    ...removalQueries(engine, commit),
    ...operationQueries(db, commit),
    ...secretQueries(db, commit),
    ...clockQueries(db, commit),
    ...canaryQueries(db),
    ...websiteQueries(db, commit),

    /** Commits something tiny, to know that the next request can be stored. */
    async check(at: Date): Promise<void> {
      const row = { at: at.toISOString() };
      await commit(async (transaction) => {
        await transaction.updateTable('heartbeat').set(row).where('id', '=', 1).execute();
        if (isFailing) await recordTrialLead(transaction, at);
      });
      isFailing = false;
    },

    /** Throws `DatabaseMoved` when the files of the database were removed or replaced. It asks the disk, and quickly. */
    assertInPlace,
    close,
  };
}

/** Leads and all other writes wait in one queue, so a long batch of the one does not delay the other. */
function createWriter(engine: Engine) {
  type Job = { lead: NewLead } | { work: Work<unknown> };
  const commit = createGroupCommit(engine, async (transaction, jobs: Job[]) => {
    const recorded = await recordLeads(
      transaction,
      jobs.flatMap((job) => ('lead' in job ? [job.lead] : [])),
    );
    const results: unknown[] = [];
    for (const job of jobs) results.push('lead' in job ? recorded.shift() : await job.work(transaction));
    return results;
  });
  return {
    commit: ((work) => commit({ work })) as Commit,
    recordLead: (lead: NewLead) => commit({ lead }) as Promise<Recorded>,
  };
}

/** In bytes. About as much as the longest description; random, because PostgreSQL would compress anything else. */
const TRIAL_SIZE = 3_000;

/**
 * Records a lead with a mail, and removes both in the same transaction, so nothing else sees them and no number is used up.
 * Fails where recording fails: on a full disk a heartbeat may find room that a lead does not.
 */
async function recordTrialLead(db: Transaction<Tables>, at: Date) {
  const id = randomUUIDv7();
  const form = 'estimate';
  const description = randomBytes(TRIAL_SIZE).toString('base64');
  const answers = leadAnswers({ first_name: 'x', last_name: 'x', phone: '', email: '', description });
  const origin = {
    page: '',
    referrer: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    click_id: '',
    visitor: '',
  };
  const verdict = { captcha: 'unchecked' } as const;
  const spam = { score: 0, held: true, reasons: [] };
  const deliveries = [{ kind: 'office-mail', messageId: id } as const];
  await recordLeads(db, [{ id, form, key: id, answers, verdict, deliveries, origin, spam, at }]);
  await db.deleteFrom('deliveries').where('lead_id', '=', id).execute();
  await db.deleteFrom('leads').where('id', '=', id).execute();
  await db
    .updateTable('counters')
    .set((row) => ({ value: row('value', '-', 1) }))
    .where('name', '=', form)
    .execute();
}
