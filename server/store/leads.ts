import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Form } from '../../contract/lead.ts';
import { IS_CANARY, NO_CANARY } from './canaries.ts';
import { type Delivery, type DeliveryRow, toDelivery } from './deliveries.ts';
import { eachPage } from './identities.ts';
import { type Lead, toDate, toLead } from './lead.ts';
import { searchPatterns, senderPatterns } from './search-text.ts';
import type { DeliveryState, LeadStatus, Priority, Tables } from './tables.ts';
import { namesOf } from './users.ts';

/** A lead with its deliveries, and the name of the user who claimed it. */
export type LeadWithDeliveries = Lead & { deliveries: Delivery[]; claimedByName: string | null };

/** Which of them; whatever is left out is no condition. */
export type LeadFilter = {
  form?: Form;
  since?: Date;
  before?: Date;
  references?: string[];
  /** Whether one of its deliveries is in one of these states. */
  states?: DeliveryState[];
  /** With `states`: and has come there after this time. */
  changedAfter?: Date;
  statuses?: LeadStatus[];
  /** The id of the user who claimed it. */
  claimedBy?: string;
  /** Unclaimed, and nothing of it is held. */
  waiting?: true;
  /** Nothing of it is held. */
  notHeld?: true;
  /** Without a noted call. */
  notContacted?: true;
  /** With a reminder at this time or before. */
  remindedBy?: Date;
  /** Words of which each must be found: a number, a reference, a phone number, a name, or what was written. */
  search?: string;
  /** By possible sender: it contains the address or one of these phone keys. */
  sender?: { email: string; phones: string[] };
  /** Only those that look like an emergency. */
  isUrgent?: boolean;
  /** Only those that count as so urgent. */
  priority?: Priority;
  /** What was asked for, as it is stored. */
  service?: string;
  /** The number that the office calls it by; a request and a message may have the same. */
  number?: number;
  /** Only automatic tests. Without it there are none among what is found, unless they are named by their references. */
  canary?: true;
  /** Their promise was missed after this time. */
  missedAfter?: Date;
};

/** What a lead's place in a list is known by. */
type Place = Pick<Lead, 'createdAt' | 'number' | 'form'>;

/** A part of what is found: `limit` leads behind the one that was last on the page before; oldest first unless it says so. */
type LeadPage = { after?: Place | undefined; limit?: number; newestFirst?: boolean };

/** A lead as its newest change has left it. */
type LeadVersion = Pick<Lead, 'reference' | 'version'>;

/** What the office's figures are made of: of one lead, nothing that says who sent it. */
export type Case = Pick<
  Lead,
  | 'service'
  | 'referrer'
  | 'utm_source'
  | 'click_id'
  | 'status'
  | 'priority'
  | 'lostReason'
  | 'createdAt'
  | 'claimedAt'
  | 'contactedAt'
  | 'promisedBy'
>;

/** So many leads are in memory at a time, whatever is asked for. */
const LEADS_A_PAGE = 200;

/** Everything that is found, a page at a time. */
export function eachPageOfLeads(
  store: Pick<ReturnType<typeof leadQueries>, 'findLeads'>,
  filter: LeadFilter,
) {
  return eachPage<LeadWithDeliveries>(LEADS_A_PAGE, (after) => store.findLeads(filter, { after }));
}

export function leadQueries(db: Kysely<Tables>) {
  return {
    /** Oldest first, and no more than a page of them; `eachPageOfLeads` asks for the next. */
    async findLeads(filter: LeadFilter, page: LeadPage = {}): Promise<LeadWithDeliveries[]> {
      const rows = await leadsWhere(db, filter, page);
      const deliveries = await deliveriesOfLeads(
        db,
        rows.map(({ id }) => id),
      );
      const names = await namesOf(
        db,
        rows.flatMap(({ claimed_by }) => claimed_by ?? []),
      );
      return rows.map((row) => ({
        ...toLead(row),
        deliveries: (deliveries.get(row.id) ?? []).map(toDelivery),
        claimedByName: names.get(row.claimed_by ?? '') ?? null,
      }));
    },

    async countLeads(filter: LeadFilter): Promise<number> {
      const { count } = await db
        .selectFrom('leads')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where(conditionOf(filter))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Only the id of a lead, for a caller who is not authorized to see it yet. */
    async idOfLead(reference: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('leads')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row?.id;
    },

    /** The leads that came, or were changed, at this time or later: two questions, as with one "or" no index is used. */
    async changedSince(at: Date): Promise<LeadVersion[]> {
      const since = at.toISOString();
      const came = db.selectFrom('leads').select(['reference', 'version']).where('created_at', '>=', since);
      const changed = db
        .selectFrom('lead_events')
        .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
        .select(['leads.reference', 'leads.version'])
        .distinct()
        .where('lead_events.at', '>=', since);
      const rows = (await Promise.all([came.execute(), changed.execute()])).flat();
      const versions = rows.map((row) => [row.reference, row] as const);
      return [...new Map(versions).values()];
    },

    /** Those with a reminder between these times, and who claimed them. */
    async remindedBetween(after: Date, until: Date): Promise<(LeadVersion & { claimedBy: string | null })[]> {
      const rows = await db
        .selectFrom('leads')
        .select(['reference', 'version', 'claimed_by'])
        .where('remind_at', '>', after.toISOString())
        .where('remind_at', '<=', until.toISOString())
        .execute();
      return rows.map(({ claimed_by, ...row }) => ({ ...row, claimedBy: claimed_by }));
    },

    /** What came since then, without what is held, since spam needs no answer, and without automatic tests. */
    async casesSince(since: Date): Promise<Case[]> {
      const rows = await db
        .selectFrom('leads')
        .select(['service', 'referrer', 'utm_source', 'click_id', 'status', 'priority', 'lost_reason'])
        .select(['created_at', 'claimed_at', 'contacted_at', 'promised_by'])
        .where('created_at', '>=', since.toISOString())
        .where(NOTHING_HELD)
        .where(NO_CANARY)
        .execute();
      return rows.map(({ lost_reason, created_at, claimed_at, contacted_at, promised_by, ...row }) => ({
        ...row,
        lostReason: lost_reason,
        createdAt: new Date(created_at),
        claimedAt: toDate(claimed_at),
        contactedAt: toDate(contacted_at),
        promisedBy: toDate(promised_by),
      }));
    },
  };
}

function leadsWhere(db: Kysely<Tables>, filter: LeadFilter, { after, limit, newestFirst }: LeadPage) {
  const [onward, backward] = newestFirst ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return (
    db
      .selectFrom('leads')
      .selectAll()
      .where(conditionOf(filter))
      .$if(after !== undefined, (query) => query.where(behind(after as Place, newestFirst)))
      .orderBy('created_at', onward)
      .orderBy('number', onward)
      // Two forms may give the same number in the same moment.
      .orderBy('form', backward)
      .limit(limit ?? LEADS_A_PAGE)
      .execute()
  );
}

function conditionOf(filter: LeadFilter) {
  const { form, since, before, references, states, changedAfter, isUrgent, priority } = filter;
  const { service, number, canary, missedAfter } = filter;
  return (row: ExpressionBuilder<Tables, 'leads'>) => {
    const conditions = officeConditions(row, filter);
    if (canary) conditions.push(IS_CANARY);
    else if (!references) conditions.push(NO_CANARY);
    if (form) conditions.push(row('form', '=', form));
    if (since) conditions.push(row('created_at', '>=', since.toISOString()));
    if (before) conditions.push(row('created_at', '<', before.toISOString()));
    if (references) conditions.push(row('reference', 'in', references));
    if (isUrgent) conditions.push(row('priority', '<>', 'normal'));
    if (priority) conditions.push(row('priority', '=', priority));
    if (service !== undefined) conditions.push(row('service', '=', service));
    if (number !== undefined) conditions.push(row('number', '=', number));
    if (missedAfter) conditions.push(row('promise_missed_at', '>', missedAfter.toISOString()));
    if (states) {
      let ids = row.selectFrom('deliveries').select('lead_id').where(isIn(states));
      if (changedAfter) ids = ids.where('updated_at', '>', changedAfter.toISOString());
      conditions.push(row('id', 'in', ids));
    }
    return row.and(conditions);
  };
}

function officeConditions(
  row: ExpressionBuilder<Tables, 'leads'>,
  { statuses, claimedBy, waiting, notHeld, notContacted, remindedBy, search, sender }: LeadFilter,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (statuses) conditions.push(row('status', 'in', statuses));
  if (claimedBy !== undefined) conditions.push(row('claimed_by', '=', claimedBy));
  if (waiting) conditions.push(row('status', '=', 'new'), NOTHING_HELD);
  if (notHeld) conditions.push(NOTHING_HELD);
  if (notContacted) conditions.push(row('contacted_at', 'is', null));
  if (remindedBy) conditions.push(row('remind_at', '<=', remindedBy.toISOString()));
  for (const patterns of searchPatterns(search ?? '')) conditions.push(row.or(patterns.map(isFound)));
  if (sender) conditions.push(row.or(senderPatterns(sender).map(isFound)));
  return conditions;
}

/** In the very words of the index of what is held. */
export const NOTHING_HELD = sql<boolean>`not exists (
  select 1 from deliveries where deliveries.lead_id = leads.id and state = 'held'
)`;

/** Both engines take the backslash for what makes the next character plain, once they are told. */
function isFound(pattern: string) {
  return sql<boolean>`search like ${pattern} escape '\\'`;
}

/**
 * Of many deliveries few are held or given up. SQLite finds them by the index of a state only if that state is in
 * the very words of the statement.
 */
function isIn(states: DeliveryState[]) {
  const [first, ...others] = states.map((state) => sql.lit(state));
  if (first && others.length === 0) return sql<boolean>`state = ${first}`;
  return sql<boolean>`state in (${sql.join(states.map((state) => sql.lit(state)))})`;
}

/** The first condition is the one that an index answers. */
function behind({ createdAt, number, form }: Place, newestFirst = false) {
  const at = createdAt.toISOString();
  const [onward, other] = newestFirst ? (['<=', '>'] as const) : (['>=', '<'] as const);
  return sql<boolean>`(created_at, number) ${sql.raw(onward)} (${at}, ${number})
    and (created_at <> ${at} or number <> ${number} or form ${sql.raw(other)} ${form})`;
}

/** Deliveries by the id of their lead, in the order in which they are told of. */
async function deliveriesOfLeads(db: Kysely<Tables>, ids: string[]) {
  if (ids.length === 0) return new Map<string | null, DeliveryRow[]>();
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('kind', 'desc')
    .orderBy('round')
    .execute();
  return Map.groupBy(rows, ({ lead_id }) => lead_id);
}
