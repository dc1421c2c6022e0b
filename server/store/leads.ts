import type { Kysely } from 'kysely';
import { deliveryIdsOf, toContactMessage, toDelivery, toEstimate } from './delivery-queries.ts';
import { type Form, OWNER, TABLE } from './owners.ts';
import type {
  Delivery,
  DeliveryKind,
  DeliveryState,
  StoredContactMessage,
  StoredEstimate,
} from './records.ts';
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

/** What the office looks at. */
export type LeadVerbs = {
  /** Oldest first. */
  findLeads(filter: LeadFilter): Promise<Lead[]>;
  /** Every attempt at every delivery, oldest first; none when the reference does not exist. */
  attemptsOf(reference: string): Promise<DeliveryAttempt[]>;
};

export function leadQueries(db: Kysely<Tables>): LeadVerbs {
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
  };
}

async function estimatesWhere(db: Kysely<Tables>, filter: LeadFilter): Promise<Lead[]> {
  const ids = idsWhere(db, 'estimate', filter);
  const rows = await db.selectFrom('estimate_requests').selectAll().where('id', 'in', ids).execute();
  const owed = await owedBy(db, 'estimate', ids);
  return rows.map((row) => ({ ...toEstimate(row), deliveries: owed.get(row.id) ?? [] }));
}

async function messagesWhere(db: Kysely<Tables>, filter: LeadFilter): Promise<Lead[]> {
  const ids = idsWhere(db, 'contact', filter);
  const rows = await db.selectFrom('contact_messages').selectAll().where('id', 'in', ids).execute();
  const owed = await owedBy(db, 'contact', ids);
  return rows.map((row) => ({ ...toContactMessage(row), deliveries: owed.get(row.id) ?? [] }));
}

function idsWhere(db: Kysely<Tables>, form: Form, { since, references, states }: LeadFilter) {
  let ids = db.selectFrom(TABLE[form]).select('id');
  if (since) ids = ids.where('created_at', '>=', since.toISOString());
  if (references) ids = ids.where('reference', 'in', references);
  if (!states) return ids;
  const inStates = db.selectFrom('deliveries').select('deliveries.id').where('state', 'in', states);
  return ids.where((row) =>
    row.exists(inStates.whereRef(OWNER[form], '=', db.dynamic.ref(`${TABLE[form]}.id`))),
  );
}

/** Deliveries by the id of what they are about, in the order in which they are told of. */
async function owedBy(db: Kysely<Tables>, form: Form, ids: ReturnType<typeof idsWhere>) {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where(OWNER[form], 'in', ids)
    .orderBy('kind', 'desc')
    .execute();
  const owed = new Map<string | null, Delivery[]>();
  for (const row of rows) {
    const owner = row[OWNER[form]];
    owed.set(owner, [...(owed.get(owner) ?? []), toDelivery(row)]);
  }
  return owed;
}
