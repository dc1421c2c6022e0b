import type { Transaction } from 'kysely';
import { type Attempt, finishAttempt } from './attempts.ts';
import { type Delivery, type DeliveryRow, IS_WAITING, LANE, toDelivery } from './deliveries.ts';
import type { Engine } from './engine.ts';
import { type EscalationContext, escalationContexts } from './escalations.ts';
import type { Commit } from './group-commit.ts';
import { type Lead, toLead } from './lead.ts';
import { eventsOf, type LeadEvent } from './lead-events.ts';
import { type Photo, photosOfMail } from './photos.ts';
import { reportOf, type StoredNotice, type StoredReport } from './reports.ts';
import type { DeliveryLane, Tables } from './tables.ts';

/** A delivery with the end of its lease, and what it is about. */
export type LeasedDelivery = Delivery & {
  leasedUntil: Date;
  about: Lead | StoredReport | StoredNotice;
  /** Only of an escalation. */
  escalation?: EscalationContext;
  /** Only of a mail that tells of a change. */
  change?: LeadEvent | undefined;
  /** Only of a mail that shows photos. */
  photos?: Photo[];
};

type Leased = Pick<LeasedDelivery, 'id' | 'leasedUntil'>;

/** So many at most. */
type Lease = { at: Date; leaseUntil: Date; lane: DeliveryLane; most: number };

/** How the servers share the deliveries: each takes some on a lease, and tells how its attempt ended. */
export function leaseQueries({ skipLocked }: Engine, commit: Commit) {
  return {
    /** Takes those that are due longest for one process alone until the lease ends, the first of them first. */
    leaseDueDeliveries: (lease: Lease): Promise<LeasedDelivery[]> =>
      commit((transaction) => leaseDueDeliveries(transaction, lease, skipLocked)),

    /** Keeps a delivery for longer; false when its lease was lost. */
    renewLease: ({ id, leasedUntil }: Leased, until: Date): Promise<boolean> =>
      commit(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('deliveries')
          .set({ leased_until: until.toISOString() })
          .where('id', '=', id)
          .where('leased_until', '=', leasedUntil.toISOString())
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    /**
     * Writes down how an attempt ended and gives the lease back, in one transaction with what follows from a bad address.
     * Tells whether the lease still held: after it, the attempt goes to the history, and changes the delivery only from
     * not sent to sent.
     */
    finishAttempt: (leased: Leased, attempt: Attempt): Promise<boolean> =>
      commit((transaction) => finishAttempt(transaction, leased, attempt)),
  };
}

async function leaseDueDeliveries(
  db: Transaction<Tables>,
  { at, leaseUntil, lane, most }: Lease,
  skipLocked: boolean,
): Promise<LeasedDelivery[]> {
  const now = at.toISOString();
  const due = await db
    .selectFrom('deliveries')
    .selectAll()
    .where(IS_WAITING)
    .where('next_attempt_at', '<=', now)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .where(LANE, '=', lane)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(most)
    .$if(skipLocked, (query) => query.forUpdate().skipLocked())
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const lease = { leased_until: leaseUntil.toISOString(), updated_at: now };
  await db.updateTable('deliveries').set(lease).where('id', 'in', ids).execute();
  const leads = await leadsOf(db, due);
  const contexts = await escalationContexts(db, due);
  const leased: LeasedDelivery[] = [];
  for (const row of due) {
    // A delivery belongs to exactly one of two; the database sees to that.
    const about = row.report_id ? await reportOf(db, row.report_id) : (leads.get(row.lead_id) as Lead);
    const escalation = contexts.get(row.id);
    const isChange = row.kind === 'change-mail' && row.lead_id;
    const events = isChange ? await eventsOf(db, isChange) : [];
    leased.push({
      ...toDelivery({ ...row, ...lease }),
      leasedUntil: leaseUntil,
      about,
      ...(escalation && { escalation }),
      ...(row.kind === 'photos-mail' &&
        row.lead_id && { photos: await photosOfMail(db, row.lead_id, row.round) }),
      ...(isChange && { change: events.find(({ version }) => version === row.round) }),
    });
  }
  return leased;
}

async function leadsOf(
  db: Transaction<Tables>,
  deliveries: DeliveryRow[],
): Promise<Map<string | null, Lead>> {
  const ids = deliveries.flatMap(({ lead_id }) => lead_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toLead(row)]));
}
