import { sql, type Transaction } from 'kysely';
import { IS_PLANNED, IS_WAITING, LONGEST_PAUSE } from './deliveries.ts';
import { CLOCK_TOLERANCE } from './operations.ts';
import { SESSION_LIFETIME } from './sessions.ts';
import { CODE_LIFETIME } from './sign-ins.ts';
import type { Tables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Makes due what waits for a moment that we could not have set: further ahead than the longest pause between two
 * attempts (an escalation may wait for the office to open, and tells by itself when it is due), or taken for longer than any server takes a delivery. Tells how many. Both have an index.
 */
export async function repairFutureTimes(db: Transaction<Tables>, at: Date): Promise<number> {
  const now = at.toISOString();
  const tooLate = await db
    .updateTable('deliveries')
    .set({ next_attempt_at: now })
    .where(IS_WAITING)
    .where(sql<boolean>`not ${IS_PLANNED}`)
    .where('next_attempt_at', '>', after(at, LONGEST_PAUSE + CLOCK_TOLERANCE))
    .executeTakeFirst();
  const tooLong = await db
    .updateTable('deliveries')
    .set({ leased_until: null })
    // Leases are shorter than this; the rest allows for other servers' clocks.
    .where('leased_until', '>', after(at, CLOCK_TOLERANCE))
    .executeTakeFirst();
  await db
    .updateTable('photos')
    .set({ leased_until: null, next_attempt_at: now })
    .where('state', '=', 'working')
    .where((row) =>
      row.or([
        row('next_attempt_at', '>', after(at, LONGEST_PAUSE + CLOCK_TOLERANCE)),
        row('leased_until', '>', after(at, CLOCK_TOLERANCE)),
      ]),
    )
    .execute();
  return Number(tooLate.numUpdatedRows + tooLong.numUpdatedRows);
}

/**
 * Everything whose time lies in the future was written under a wrong clock, by which it would wait, or pass for the
 * newest, until that time comes. What people have sent keeps its time. Tells how many deliveries are due again.
 */
export async function repairFutureRows(db: Transaction<Tables>, at: Date): Promise<number> {
  const now = at.toISOString();
  const future = after(at, CLOCK_TOLERANCE);
  const due = await db
    .updateTable('deliveries')
    .set({ next_attempt_at: now, leased_until: null, updated_at: now })
    .where('updated_at', '>', future)
    .where(IS_WAITING)
    .executeTakeFirst();
  await db.updateTable('deliveries').set({ updated_at: now }).where('updated_at', '>', future).execute();
  const waiting = db.selectFrom('deliveries').select('id').where(IS_WAITING);
  await db
    .updateTable('delivery_attempts')
    .set({ at: now })
    .where('at', '>', future)
    .where('delivery_id', 'in', waiting)
    .execute();
  await db.deleteFrom('confirmed_addresses').where('at', '>', future).execute();
  await db
    .deleteFrom('rate_limits')
    .where('expire', '>', at.getTime() + DAY)
    .execute();
  await repairFutureLeads(db, now, future);
  await endFutureSignIns(db, at);
  await makeExtra(db, future);
  return Number(due.numUpdatedRows);
}

/**
 * The state of a lead decides who is reminded, and when: a claim dated to a day that has not
 * come would suppress all reminders until then. Its time of arrival stays as written, but it waits from now on, and the
 * promise, made by a wrong clock, is void. A reminder set under that clock is due now, as its intended time is unknown.
 */
async function repairFutureLeads(db: Transaction<Tables>, now: string, future: string) {
  for (const column of ['claimed_at', 'contacted_at', 'quoted_at', 'closed_at', 'waiting_since'] as const) {
    await db
      .updateTable('leads')
      .set({ [column]: now })
      .where(column, '>', future)
      .execute();
  }
  await db
    .updateTable('leads')
    .set({ waiting_since: now, promised_by: null })
    .where('created_at', '>', future)
    .where((row) => row.or([row('waiting_since', 'is', null), row('promised_by', 'is not', null)]))
    .execute();
  await db
    .updateTable('leads')
    .set({ remind_at: now })
    .where('remind_at', '>', future)
    .where((row) =>
      row.exists(
        row
          .selectFrom('lead_events')
          .select('version')
          .whereRef('lead_id', '=', 'leads.id')
          .where('kind', '=', 'reminder')
          .where('at', '>', future),
      ),
    )
    .execute();
}

/** A code or a session that a wrong clock has made would be good for far longer than any other. */
async function endFutureSignIns(db: Transaction<Tables>, at: Date) {
  const latestCode = after(at, CODE_LIFETIME + CLOCK_TOLERANCE);
  await db.deleteFrom('sign_ins').where('expires_at', '>', latestCode).execute();
  const latestSession = after(at, SESSION_LIFETIME + CLOCK_TOLERANCE);
  await db
    .updateTable('sessions')
    .set({ seen_at: at.toISOString(), expires_at: after(at, SESSION_LIFETIME) })
    .where('expires_at', '>', latestSession)
    .execute();
}

/** The digest of a day that has not come must not take that day's place. */
async function makeExtra(db: Transaction<Tables>, future: string) {
  await db
    .updateTable('reports')
    .set((row) => ({ kind: 'extra-digest', day: row.ref('created_at') }))
    .where('kind', '=', 'digest')
    .where('created_at', '>', future)
    .execute();
}

function after(at: Date, milliseconds: number): string {
  return new Date(at.getTime() + milliseconds).toISOString();
}
