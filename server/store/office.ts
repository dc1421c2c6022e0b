import type { Kysely, Transaction } from 'kysely';
import { toContactMessage, toDelivery, toEstimate } from './deliveries.ts';
import type { Commit } from './group-commit.ts';
import { mayConfirm } from './recording.ts';
import type { Delivery, DeliveryKind, DeliveryState, StoredContactMessage, StoredEstimate } from './store.ts';
import type { Tables } from './tables.ts';

/** A request or a message, with everything that it owes. */
export type Lead = (StoredEstimate | StoredContactMessage) & { deliveries: Delivery[] };

/** Which of them; whatever is left out is no condition. */
export type LeadFilter = {
  form?: Lead['form'];
  since?: Date;
  references?: string[];
  /** Whether one of its deliveries is in one of these states. */
  states?: DeliveryState[];
};

export type DeliveryAttempt = {
  kind: DeliveryKind;
  number: number;
  at: Date;
  state: DeliveryState;
  answer: string;
};

/** `unneeded`: a confirmation that was not let go, because the address got one within a day. */
type Release = { released: DeliveryKind[]; unneeded: boolean };

export type Resend = 'queued' | 'held' | 'impossible' | 'not owed';

/** What a person in the office does. Of a reference that does not exist, each tells nothing. */
export type OfficeVerbs = {
  /** Oldest first. */
  findLeads(filter: LeadFilter): Promise<Lead[]>;
  /** Every attempt at every delivery, oldest first. */
  attemptsOf(reference: string): Promise<DeliveryAttempt[]>;
  /** Lets go what is held, and takes the message for proven. */
  releaseLead(reference: string, at: Date): Promise<Release | undefined>;
  /** Holds what has not been sent yet. */
  holdLead(reference: string, at: Date): Promise<DeliveryKind[] | undefined>;
  /** Makes a delivery due at once, as if it had never been tried; it keeps its Message-ID. */
  resend(reference: string, kind: DeliveryKind, at: Date): Promise<Resend | undefined>;
};

export function officeQueries(db: Kysely<Tables>, commit: Commit): OfficeVerbs {
  return {
    async findLeads(filter) {
      const [estimates, messages] = [
        filter.form === 'contact' ? [] : await estimatesWhere(db, filter),
        filter.form === 'estimate' ? [] : await messagesWhere(db, filter),
      ];
      return [...estimates, ...messages].sort(
        (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.number - b.number,
      );
    },

    async attemptsOf(reference) {
      const rows = await db
        .selectFrom('delivery_attempts')
        .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
        .select(['kind', 'delivery_attempts.number', 'at', 'delivery_attempts.state', 'answer'])
        .where('deliveries.id', 'in', deliveryIdsOf(db, reference))
        .orderBy('at')
        .orderBy('delivery_attempts.number')
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
    },

    releaseLead: (reference, at) =>
      commit(async (transaction) => {
        const owner = await ownerOf(transaction, reference);
        if (!owner) return undefined;
        const held = await deliveriesIn(transaction, reference, ['held']);
        const unneeded = await dropSecondConfirmation(transaction, held, owner.email, at);
        const released = held.filter(({ kind }) => !(unneeded && kind === 'customer-mail'));
        await setDue(transaction, released, at);
        await transaction
          .updateTable('contact_messages')
          .set({ held_because: null })
          .where('reference', '=', reference)
          .execute();
        return { released: released.map(({ kind }) => kind), unneeded };
      }),

    holdLead: (reference, at) =>
      commit(async (transaction) => {
        if (!(await ownerOf(transaction, reference))) return undefined;
        const waiting = await deliveriesIn(transaction, reference, ['pending', 'failed']);
        for (const { id } of waiting) {
          await transaction
            .updateTable('deliveries')
            // Without its lease, whoever has it in hand can still say that it was sent, but not that it is due again.
            .set({ state: 'held', leased_until: null, updated_at: at.toISOString() })
            .where('id', '=', id)
            .execute();
        }
        return waiting.map(({ kind }) => kind);
      }),

    resend: (reference, kind, at) =>
      commit(async (transaction) => {
        if (!(await ownerOf(transaction, reference))) return undefined;
        const all = await deliveriesIn(transaction, reference);
        const delivery = all.find((one) => one.kind === kind);
        if (!delivery) return 'not owed';
        if (delivery.state === 'held') return 'held';
        // It was never tried: what was typed is no address.
        if (delivery.state === 'dead' && delivery.attempts === 0) return 'impossible';
        await setDue(transaction, [delivery], at);
        return 'queued';
      }),
  };
}

type FormTable = 'estimate_requests' | 'contact_messages';
const OWNER = { estimate_requests: 'estimate_request_id', contact_messages: 'contact_message_id' } as const;

async function estimatesWhere(db: Kysely<Tables>, filter: LeadFilter): Promise<Lead[]> {
  const ids = idsWhere(db, 'estimate_requests', filter);
  const rows = await db.selectFrom('estimate_requests').selectAll().where('id', 'in', ids).execute();
  const owed = await owedBy(db, 'estimate_requests', ids);
  return rows.map((row) => ({ ...toEstimate(row), deliveries: owed.get(row.id) ?? [] }));
}

async function messagesWhere(db: Kysely<Tables>, filter: LeadFilter): Promise<Lead[]> {
  const ids = idsWhere(db, 'contact_messages', filter);
  const rows = await db.selectFrom('contact_messages').selectAll().where('id', 'in', ids).execute();
  const owed = await owedBy(db, 'contact_messages', ids);
  return rows.map((row) => ({ ...toContactMessage(row), deliveries: owed.get(row.id) ?? [] }));
}

function idsWhere(db: Kysely<Tables>, table: FormTable, { since, references, states }: LeadFilter) {
  let ids = db.selectFrom(table).select('id');
  if (since) ids = ids.where('created_at', '>=', since.toISOString());
  if (references) ids = ids.where('reference', 'in', references);
  if (!states) return ids;
  const inStates = db.selectFrom('deliveries').select('deliveries.id').where('state', 'in', states);
  return ids.where((row) => row.exists(inStates.whereRef(OWNER[table], '=', db.dynamic.ref(`${table}.id`))));
}

/** Deliveries by the id of what they are about, in the order in which they are told of. */
async function owedBy(db: Kysely<Tables>, table: FormTable, ids: ReturnType<typeof idsWhere>) {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where(OWNER[table], 'in', ids)
    .orderBy('kind', 'desc')
    .execute();
  const owed = new Map<string | null, Delivery[]>();
  for (const row of rows) {
    const owner = row[OWNER[table]];
    owed.set(owner, [...(owed.get(owner) ?? []), toDelivery(row)]);
  }
  return owed;
}

/** No reference is given to both. */
async function ownerOf(db: Kysely<Tables>, reference: string): Promise<{ email: string } | undefined> {
  for (const table of ['estimate_requests', 'contact_messages'] as const) {
    const row = await db
      .selectFrom(table)
      .select('email')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (row) return row;
  }
}

function deliveryIdsOf(db: Kysely<Tables>, reference: string) {
  return db
    .selectFrom('deliveries')
    .leftJoin('estimate_requests', 'estimate_requests.id', 'estimate_request_id')
    .leftJoin('contact_messages', 'contact_messages.id', 'contact_message_id')
    .select('deliveries.id')
    .where((row) =>
      row.or([
        row('estimate_requests.reference', '=', reference),
        row('contact_messages.reference', '=', reference),
      ]),
    );
}

function deliveriesIn(db: Transaction<Tables>, reference: string, states?: DeliveryState[]) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', 'in', deliveryIdsOf(db, reference))
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .orderBy('kind', 'desc')
    .execute();
}

type DeliveryRow = Awaited<ReturnType<typeof deliveriesIn>>[number];

/** Also what a person lets go is no second confirmation to one address within a day. */
async function dropSecondConfirmation(
  db: Transaction<Tables>,
  held: DeliveryRow[],
  email: string,
  at: Date,
): Promise<boolean> {
  const confirmation = held.find(({ kind }) => kind === 'customer-mail');
  if (!confirmation || (await mayConfirm(db, email, at))) return false;
  await db.deleteFrom('deliveries').where('id', '=', confirmation.id).execute();
  return true;
}

/** One that a server has in hand at this moment stays in its hand. */
async function setDue(db: Transaction<Tables>, deliveries: DeliveryRow[], at: Date) {
  const now = at.toISOString();
  for (const { id, leased_until } of deliveries) {
    if (leased_until !== null && leased_until > now) continue;
    await db
      .updateTable('deliveries')
      .set({ state: 'pending', attempts: 0, next_attempt_at: now, leased_until: null, updated_at: now })
      .where('id', '=', id)
      .execute();
  }
}
