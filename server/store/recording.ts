import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { FORMS, type Form, LEAD_FIELDS, type LeadAnswers } from '../../contract/lead.ts';
import { isEscalation, type NewDelivery, newDeliveryRow } from './deliveries.ts';
import type { Asked, AsSent, CaptchaVerdict, NewLead, Recorded } from './lead.ts';
import type { Columns } from './lead-events.ts';
import { redeemChallenges, reserveConfirmations } from './one-time.ts';
import { newReference } from './reference.ts';
import { searchText } from './search-text.ts';
import type { CaptchaProblem, DeliveryKind, Tables } from './tables.ts';

/** How long the same key gets the same answer. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** What a lead of this form with this key was answered within a day, without storing anything. */
export async function findLead(db: Kysely<Tables>, asked: Asked): Promise<Recorded | undefined> {
  return answerOf((await rowsWithKeys(db, [asked])).get(nameOf(asked)), asked);
}

/** A row without how far the office is with it, which begins as the table says. */
type LeadRow = Omit<
  Selectable<Tables['leads']>,
  | Exclude<keyof Columns, keyof LeadAnswers | 'email_refused' | 'priority' | 'priority_rules'>
  | 'version'
  | 'waiting_since'
  | 'link_tries'
> &
  Partial<AsSent>;

/**
 * Records what arrived together in a number of statements that does not grow with it: each one is compiled, and each is a
 * way to PostgreSQL and back while all others wait.
 */
export async function recordLeads(db: Transaction<Tables>, leads: NewLead[]): Promise<Recorded[]> {
  if (leads.length === 0) return [];
  const rows = await rowsWithKeys(db, leads);
  await freeOldKeys(db, leads, rows);
  const firsts = new Map(leads.toReversed().map((lead) => [nameOf(lead), lead]));
  const fresh = leads.filter((lead) => firsts.get(nameOf(lead)) === lead && !rows.has(nameOf(lead)));
  const inserted = await insertLeads(db, fresh);
  for (const [place, lead] of fresh.entries()) rows.set(nameOf(lead), inserted[place] as LeadRow);
  return leads.map((lead) => {
    const row = rows.get(nameOf(lead)) as LeadRow;
    return row.id === lead.id ? recordedOf(row, false) : (answerOf(row, lead) as Recorded);
  });
}

/** What tells a lead from all others: its key counts within its form. */
function nameOf({ form, key }: Pick<NewLead, 'form' | 'key'>): string {
  return `${form} ${key}`;
}

async function rowsWithKeys(db: Kysely<Tables>, leads: readonly Asked[]): Promise<Map<string, LeadRow>> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('form', 'in', [...new Set(leads.map(({ form }) => form))])
    .where('idempotency_key', 'in', [...new Set(leads.map(({ key }) => key))])
    .execute();
  return new Map(rows.map((row) => [nameOf({ form: row.form, key: row.idempotency_key ?? '' }), row]));
}

/** After its lifetime a key is free for a new row. */
async function freeOldKeys(db: Transaction<Tables>, leads: NewLead[], rows: Map<string, LeadRow>) {
  const old: string[] = [];
  for (const lead of leads) {
    const row = rows.get(nameOf(lead));
    if (!row || answerOf(row, lead)) continue;
    rows.delete(nameOf(lead));
    old.push(row.id);
  }
  if (old.length === 0) return;
  await db.updateTable('leads').set({ idempotency_key: null }).where('id', 'in', old).execute();
}

/** What was sent is never changed after it is stored, so it can be compared with the row. */
function answerOf(row: LeadRow | undefined, { answers, at }: Asked): Recorded | undefined {
  if (!row || new Date(row.created_at).getTime() < at.getTime() - KEY_LIFETIME) return undefined;
  const sent = {
    ...row,
    phone: row.sent_phone ?? row.phone,
    email: row.sent_email ?? row.email,
    description: row.sent_description ?? row.description,
  };
  const same = LEAD_FIELDS.every((field) => sent[field] === answers[field]);
  return { ...recordedOf(row, true), ...(!same && { conflicts: true }) };
}

function recordedOf(row: LeadRow, repeated: boolean): Recorded {
  return {
    reference: row.reference,
    number: row.number,
    repeated,
    promisedBy: row.promised_by === null ? null : new Date(row.promised_by),
    heldBecause: row.held_because,
    spamScore: row.spam_score,
    ...(row.canary === 1 && { canary: true }),
  };
}

async function insertLeads(db: Transaction<Tables>, leads: NewLead[]): Promise<LeadRow[]> {
  if (leads.length === 0) return [];
  const verdicts = await redeemChallenges(db, leads);
  const numbers = await nextNumbers(db, leads);
  const references = await freeReferences(db, leads.length);
  const rows = leads.map((lead, place) =>
    newLeadRow(
      lead,
      verdicts[place] as CaptchaVerdict,
      numbers[place] as number,
      references[place] as string,
    ),
  );
  await db.insertInto('leads').values(rows).execute();
  await insertDeliveries(db, leads, rows);
  return rows;
}

function newLeadRow(
  { id, form, key, answers, origin, spam, urgency, at, promisedBy, canary }: NewLead,
  verdict: CaptchaVerdict,
  number: number,
  reference: string,
): Insertable<Tables['leads']> & LeadRow {
  const held_because = problemOf(verdict, canary);
  const isHeld = spam.held || held_because !== null;
  return {
    id,
    form,
    number,
    reference,
    idempotency_key: key,
    ...answers,
    ...origin,
    spam_score: spam.score,
    spam_reasons: spam.reasons.join(' '),
    captcha: verdict.captcha,
    held_because,
    email_refused: null,
    created_at: at.toISOString(),
    priority: urgency?.level ?? 'normal',
    priority_rules: urgency?.rules.join(' ') ?? '',
    // Its sender is told no time, so there is none to keep; nor is there one in the confirmation that a release sends.
    promised_by: isHeld ? null : (promisedBy?.toISOString() ?? null),
    promise_missed_at: null,
    canary: canary && verdict.captcha === 'verified' ? 1 : 0,
    search: searchText({ ...answers, reference, number, page: origin.page }),
  };
}

/** A test that is none after all has shown a mark that was used before. */
function problemOf(verdict: CaptchaVerdict, canary: NewLead['canary']): CaptchaProblem | null {
  if (verdict.captcha !== 'unverified') return null;
  return canary ? 'marker' : verdict.problem;
}

/** A number for each lead, in their order: a form's numbers have no gap. */
async function nextNumbers(db: Transaction<Tables>, leads: readonly { form: Form }[]): Promise<number[]> {
  const next = new Map<Form, number>();
  for (const form of FORMS) {
    const count = leads.filter((lead) => lead.form === form).length;
    if (count === 0) continue;
    const { value } = await db
      .updateTable('counters')
      .set((row) => ({ value: row('value', '+', count) }))
      .where('name', '=', form)
      .returning('value')
      .executeTakeFirstOrThrow();
    next.set(form, value - count + 1);
  }
  return leads.map(({ form }) => {
    const number = next.get(form) as number;
    next.set(form, number + 1);
    return number;
  });
}

/** So many references that no lead has. */
async function freeReferences(db: Transaction<Tables>, count: number): Promise<string[]> {
  const references = new Set<string>();
  while (references.size < count) {
    while (references.size < count) references.add(newReference());
    const taken = await db
      .selectFrom('leads')
      .select('reference')
      .where('reference', 'in', [...references])
      .execute();
    for (const { reference } of taken) references.delete(reference);
  }
  return [...references];
}

/** The deliveries of a test, which concern no one in the office. */
const OF_CANARIES: DeliveryKind[] = ['office-mail', 'customer-mail'];

/** Stores the planned deliveries, except a second confirmation to the same address within a day. */
async function insertDeliveries(db: Transaction<Tables>, leads: NewLead[], rows: LeadRow[]) {
  const deliveries = leads.flatMap((lead, place) => {
    const isHeld = rows[place]?.held_because !== null;
    const isCanary = rows[place]?.canary === 1;
    const owed = lead.deliveries.filter(({ kind }) => !isCanary || OF_CANARIES.includes(kind));
    return owed.map((delivery) => ({
      email: lead.answers.email,
      isCanary,
      row: newDeliveryRow(
        { lead_id: lead.id },
        delivery,
        firstState(delivery, lead, isHeld),
        lead.at.toISOString(),
      ),
    }));
  });
  const confirmations = deliveries.filter(
    ({ row, isCanary }) => row.kind === 'customer-mail' && row.state === 'pending' && !isCanary,
  );
  const [{ at } = { at: new Date() }] = leads;
  const reserved = await reserveConfirmations(
    db,
    confirmations.map(({ email }) => email),
    at,
  );
  const dropped = new Set(confirmations.filter((_, place) => !reserved[place]));
  const planned = deliveries.filter((delivery) => !dropped.has(delivery)).map(({ row }) => row);
  if (planned.length > 0) await db.insertInto('deliveries').values(planned).execute();
}

function firstState(
  { kind, undeliverable, needsVerified }: NewDelivery,
  { spam, urgency }: NewLead,
  unverified: boolean,
) {
  if (undeliverable) return 'dead';
  const isAlarm = urgency !== undefined && (kind === 'office-mail' || isEscalation(kind));
  return !isAlarm && (spam.held || (unverified && needsVerified)) ? 'held' : 'pending';
}
