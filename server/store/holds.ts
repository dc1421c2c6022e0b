import type { Kysely, Transaction } from 'kysely';
import { type DeliveryRow, deliveryIdsOf } from './deliveries.ts';
import { recompute } from './escalations.ts';
import type { Commit } from './group-commit.ts';
import { reserveConfirmations } from './one-time.ts';
import type { DeliveryKind, Tables } from './tables.ts';

/** `unneeded`: a confirmation that was not released, because the address got one within a day. */
type Release = { released: DeliveryKind[]; unneeded: boolean };

/** `leased`: a server is sending it at this moment, so nothing was changed. */
export type Resend = 'queued' | 'leased' | 'held' | 'impossible' | 'not owed';

/** How a person holds, releases and resends the deliveries of a lead. Each answers nothing for an unknown reference. */
export function holdQueries(commit: Commit) {
  return {
    /** Releases the held deliveries, and marks the sender as human. */
    releaseLead: (reference: string, at: Date): Promise<Release | undefined> =>
      commit(async (transaction) => {
        const lead = await leadWith(transaction, reference);
        if (!lead) return undefined;
        const held = (await deliveriesIn(transaction, reference)).filter(({ state }) => state === 'held');
        const unneeded = await dropSecondConfirmation(transaction, held, lead.email, at);
        const released = held.filter(({ kind }) => !(unneeded && kind === 'customer-mail'));
        await setDue(transaction, released, at);
        await transaction
          .updateTable('leads')
          .set({ held_because: null, ...(held.length > 0 && { waiting_since: at.toISOString() }) })
          .where('reference', '=', reference)
          .execute();
        await recompute(transaction, lead.id, at);
        return { released: released.map(({ kind }) => kind), unneeded };
      }),

    /** Holds what has not been sent yet. */
    holdLead: (reference: string, at: Date): Promise<DeliveryKind[] | undefined> =>
      commit(async (transaction) => {
        if (!(await leadWith(transaction, reference))) return undefined;
        const held = await transaction
          .updateTable('deliveries')
          // Without its lease, the server at work can still record it as sent, but not as due again.
          .set({ state: 'held', leased_until: null, updated_at: at.toISOString() })
          .where('id', 'in', deliveryIdsOf(transaction, reference))
          .where('state', 'in', ['pending', 'failed'])
          .returning('kind')
          .execute();
        return held
          .map(({ kind }) => kind)
          .sort()
          .reverse();
      }),

    /** Makes a delivery due at once, as if it had never been tried; it keeps its Message-ID. */
    resend: (reference: string, kind: DeliveryKind, at: Date): Promise<Resend | undefined> =>
      commit(async (transaction) => {
        if (!(await leadWith(transaction, reference))) return undefined;
        const deliveries = await deliveriesIn(transaction, reference);
        const delivery = deliveries.find((one) => one.kind === kind);
        if (!delivery) return 'not owed';
        if (delivery.state === 'held') return 'held';
        // It was never tried: what was typed is no address.
        if (delivery.state === 'dead' && delivery.attempts === 0) return 'impossible';
        const { leased_until } = delivery;
        if (leased_until !== null && leased_until > at.toISOString()) return 'leased';
        await setDue(transaction, [delivery], at);
        return 'queued';
      }),
  };
}

function leadWith(db: Kysely<Tables>, reference: string) {
  return db.selectFrom('leads').select(['id', 'email']).where('reference', '=', reference).executeTakeFirst();
}

function deliveriesIn(db: Transaction<Tables>, reference: string) {
  return (
    db
      .selectFrom('deliveries')
      .selectAll()
      .where('id', 'in', deliveryIdsOf(db, reference))
      .orderBy('kind', 'desc')
      // Of several of a kind, the newest is the one that is meant.
      .orderBy('round', 'desc')
      .execute()
  );
}

/** A release does not bypass the limit of one confirmation a day for each address. */
async function dropSecondConfirmation(
  db: Transaction<Tables>,
  held: DeliveryRow[],
  email: string,
  at: Date,
): Promise<boolean> {
  const confirmation = held.find(({ kind }) => kind === 'customer-mail');
  if (!confirmation) return false;
  const [mayGo] = await reserveConfirmations(db, [email], at);
  if (mayGo) return false;
  await db.deleteFrom('deliveries').where('id', '=', confirmation.id).execute();
  return true;
}

async function setDue(db: Transaction<Tables>, deliveries: { id: string }[], at: Date) {
  if (deliveries.length === 0) return;
  const now = at.toISOString();
  await db
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, next_attempt_at: now, leased_until: null, updated_at: now })
    .where(
      'id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .execute();
}
