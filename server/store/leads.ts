import { type Kysely, sql } from 'kysely';
import type { Form } from '../../contract/lead.ts';
import { deliveryIdsOf, toDelivery, toLead } from './delivery-queries.ts';
import type { Delivery, DeliveryKind, DeliveryState, Lead } from './records.ts';
import type { Tables } from './tables.ts';

/** A lead with everything that it owes. */
export type LeadWithDeliveries = Lead & { deliveries: Delivery[] };

/** Which of them; whatever is left out is no condition. */
export type LeadFilter = {
  form?: Form;
  since?: Date;
  references?: string[];
  /** Whether one of its deliveries is in one of these states. */
  states?: DeliveryState[];
};

/** A part of what is found: `limit` leads, behind the one that was last on the page before. */
type LeadPage = {
  after?: Pick<Lead, 'createdAt' | 'number' | 'form'>;
  limit?: number;
};

export type DeliveryAttempt = {
  kind: DeliveryKind;
  number: number;
  at: Date;
  state: DeliveryState;
  answer: string;
};

/** What the office looks at. */
export type LeadRepository = {
  /** Oldest first, and no more than a page of them; `eachPage` asks for the next. */
  findLeads(filter: LeadFilter, page?: LeadPage): Promise<LeadWithDeliveries[]>;
  /** Every attempt at every delivery, oldest first; none when the reference does not exist. */
  attemptsOf(reference: string): Promise<DeliveryAttempt[]>;
};

/** So many leads are in memory at a time, whatever is asked for. */
const LEADS_A_PAGE = 200;

/** Everything that is found, a page at a time. */
export async function* eachPage(
  store: Pick<LeadRepository, 'findLeads'>,
  filter: LeadFilter,
): AsyncGenerator<LeadWithDeliveries[]> {
  for (let after: LeadWithDeliveries | undefined; ; ) {
    const leads = await store.findLeads(filter, { after });
    if (leads.length > 0) yield leads;
    if (leads.length < LEADS_A_PAGE) return;
    after = leads.at(-1);
  }
}

export function leadQueries(db: Kysely<Tables>): LeadRepository {
  return {
    async findLeads(filter, page = {}) {
      const rows = await leadsWhere(db, filter, page);
      const deliveries = await deliveriesOfLeads(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...toLead(row), deliveries: deliveries.get(row.id) ?? [] }));
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

function leadsWhere(
  db: Kysely<Tables>,
  { form, since, references, states }: LeadFilter,
  { after, limit = LEADS_A_PAGE }: LeadPage,
) {
  let leads = db
    .selectFrom('leads')
    .selectAll()
    .orderBy('created_at')
    .orderBy('number')
    // Two forms may give the same number in the same moment.
    .orderBy('form', 'desc')
    .limit(limit);
  if (form) leads = leads.where('form', '=', form);
  if (since) leads = leads.where('created_at', '>=', since.toISOString());
  if (references) leads = leads.where('reference', 'in', references);
  if (states) {
    leads = leads.where((row) =>
      row.exists(
        row
          .selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('lead_id', '=', 'leads.id')
          .where('state', 'in', states),
      ),
    );
  }
  if (after) leads = leads.where(behind(after));
  return leads.execute();
}

/** The first condition is the one that an index answers. */
function behind({ createdAt, number, form }: NonNullable<LeadPage['after']>) {
  const at = createdAt.toISOString();
  return sql<boolean>`(created_at, number) >= (${at}, ${number})
    and (created_at <> ${at} or number <> ${number} or form < ${form})`;
}

/** Deliveries by the id of their lead, in the order in which they are told of. */
async function deliveriesOfLeads(db: Kysely<Tables>, ids: string[]) {
  const deliveries = new Map<string | null, Delivery[]>();
  if (ids.length === 0) return deliveries;
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('kind', 'desc')
    .execute();
  for (const row of rows) {
    const others = deliveries.get(row.lead_id);
    if (others) others.push(toDelivery(row));
    else deliveries.set(row.lead_id, [toDelivery(row)]);
  }
  return deliveries;
}
