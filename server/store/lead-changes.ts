import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Urgency } from '../../contract/emergency.ts';
import { DELIVERY_KINDS, type NewDelivery, newDeliveryRow } from './deliveries.ts';
import { recompute } from './escalations.ts';
import type { Commit } from './group-commit.ts';
import { type Visit, visitColumn } from './lead.ts';
import {
  CORRECTABLE,
  type Columns,
  changedSince,
  eventsOf,
  firstContact,
  isOfPhotos,
  type LeadEvent,
  lastToSet,
  type Said,
} from './lead-events.ts';
import { reserveConfirmations } from './one-time.ts';
import { searchText } from './search-text.ts';
import type { CallOutcome, ChangeKind, DeliveryKind, LeadStatus, Tables, Way } from './tables.ts';

/**
 * Who makes a change: the id of a user, or null if unknown. `note`: what they say about it,
 * in the same line of the history. `tell`: the mail that tells the office of it.
 */
export type Author = {
  user: string | null;
  via: Way;
  at: Date;
  note?: string | undefined;
  tell?: NewDelivery | undefined;
};

/** `version`: what the author has seen. A change of another version is refused; left out, nothing is compared. */
export type Change = Author & { version?: number };

/** What the office may set. `claimed` comes by a claim alone, and `new` opens a lead again. */
export type NewStatus =
  | { status: 'quoted'; quoteCents?: number }
  | { status: 'lost'; reason?: string }
  | { status: 'won' | 'closed' | 'new' };

/**
 * What the sender of a lead says now; `urgency`: how that sounds. `confirmation`: the mail to the address, owed if it is a new one.
 */
export type Corrections = Pick<Columns, (typeof CORRECTABLE)[number] | 'wished_times'> & {
  urgency?: Pick<Urgency, 'level' | 'rules'> | undefined;
  confirmation: NewDelivery | undefined;
};

/**
 * Why nothing was changed. `changed`: it is no longer the version that the author has seen, or, for an undo, it was set again
 * since. `claimed`: it is claimed. `unclaimed`: it is not. `over`: it is won, lost or closed.
 * `as it is`: that would change nothing. `unknown`: there is no such change. `undone`: it was taken back already.
 */
export type Refusal = 'changed' | 'claimed' | 'unclaimed' | 'over' | 'as it is' | 'unknown' | 'undone';

/** `version`: what the change has made of the lead. `event`: the conflicting change, if there is one. */
export type Changed =
  | { done: true; version: number }
  | { done: false; because: Refusal; event: LeadEvent | undefined };

/** How a lead passes through the office. Each change adds a line to its history. Each answers nothing for an unknown reference. */
export function leadChangeQueries(db: Kysely<Tables>, commit: Commit) {
  /** Sees how the lead is, decides, and writes the lead and its history, all in one transaction. */
  function change(reference: string, author: Change, decide: Decide): Promise<Changed | undefined> {
    return commit(async (transaction) => {
      const lead = await leadWith(transaction, reference);
      if (!lead) return undefined;
      const history = () => eventsOf(transaction, lead.id);
      const refusal =
        author.version !== undefined && author.version !== lead.version
          ? { because: 'changed' as const, event: (await history())[0] }
          : undefined;
      const decision = refusal ?? (await decide(lead, history));
      if ('because' in decision) return { done: false, ...decision };
      const version = await write(transaction, lead, author, decision);
      if ('confirmation' in decision) await confirm(transaction, lead.id, decision, author.at);
      return { done: true, version };
    });
  }

  return {
    /** Claims it if it is unclaimed: of several at once one succeeds, and the others learn who. */
    claim: (reference: string, { user, via, at, note }: Author) =>
      change(reference, { user, via, at, note }, async (lead, history) => {
        if (isOver(lead)) return { because: 'over', event: lastToSet(await history(), 'status') };
        if (lead.claimed_at === null) return { kind: 'claimed', set: claimBy(lead, { user, at }) };
        return { because: 'claimed', event: lastToSet(await history(), 'claimed_at') };
      }),

    /** Claims it, even from another user. */
    takeOver: (reference: string, author: Change) =>
      change(reference, author, async (lead, history) => {
        if (isOver(lead)) return { because: 'over', event: lastToSet(await history(), 'status') };
        const isTheirs = lead.claimed_at !== null && author.user !== null && lead.claimed_by === author.user;
        if (!isTheirs) return { kind: 'claimed', set: claimBy(lead, author) };
        return { because: 'as it is', event: lastToSet(await history(), 'claimed_at') };
      }),

    /** Gives it back, unless it is closed: no one would claim it again. */
    unclaim: (reference: string, author: Change) =>
      change(reference, author, async (lead, history) => {
        if (isOver(lead)) return { because: 'over', event: lastToSet(await history(), 'status') };
        if (lead.claimed_at === null)
          return { because: 'unclaimed', event: lastToSet(await history(), 'claimed_at') };
        const status = lead.status === 'claimed' ? 'new' : lead.status;
        return { kind: 'released', set: { status, claimed_by: null, claimed_at: null } };
      }),

    /**
     * Notes what came of a call or a mail. The first one is the contact that a customer was promised. Noting one of an
     * unclaimed lead claims it.
     */
    recordOutcome: (
      reference: string,
      { outcome, note }: { outcome: CallOutcome; note?: string },
      author: Change,
    ) =>
      change(reference, author, async (lead) => ({
        kind: 'outcome',
        set: {
          ...(lead.claimed_at === null && !isOver(lead) && claimBy(lead, author)),
          contacted_at: lead.contacted_at ?? author.at.toISOString(),
        },
        said: { outcome, ...(note && { note }) },
      })),

    /** What is over is not called back about: its reminder goes with the change, and comes back with an undo. */
    setStatus: (reference: string, next: NewStatus, author: Change) =>
      change(reference, author, async (lead, history) => {
        const set = columnsOf(next, lead, author.at);
        if (Object.keys(changedColumns(lead, set)).length === 0)
          return { because: 'as it is', event: lastToSet(await history(), 'status') };
        return { kind: 'status', set, named: ['status'] };
      }),

    addNote: (reference: string, note: string, author: Change) =>
      change(reference, author, async () => ({ kind: 'note', set: {}, said: { note } })),

    /** Takes it for no emergency; the rules that said so stay, because they tell what the sender was told. */
    markNotUrgent: (reference: string, author: Change) =>
      change(reference, author, async (lead, history) => {
        if (lead.priority === 'normal')
          return { because: 'as it is', event: lastToSet(await history(), 'priority') };
        return { kind: 'not-urgent', set: { priority: 'normal' } };
      }),

    /** Null takes the reminder away. */
    remind: (reference: string, at: Date | null, author: Change) =>
      change(reference, author, async (lead, history) => {
        const remind_at = at?.toISOString() ?? null;
        if (remind_at === lead.remind_at)
          return { because: 'as it is', event: lastToSet(await history(), 'remind_at') };
        return { kind: 'reminder', set: { remind_at } };
      }),

    /** Null takes it away. */
    nameVisit: (reference: string, visit: Visit | null, author: Change) =>
      change(reference, author, async (lead, history) => {
        const column = visit && visitColumn(visit);
        if (column === lead.visit) return { because: 'as it is', event: lastToSet(await history(), 'visit') };
        return { kind: 'visit', set: { visit: column } };
      }),

    /**
     * Takes what the sender corrects, wishes or adds. What was sent stays beside it. Only what differs from the version that they have
     * `seen` is a change: another tab may have corrected something since. A new address gets its confirmation, at most one a day.
     */
    correct: (
      reference: string,
      { confirmation, urgency, ...said }: Corrections,
      seen: number,
      author: Author,
    ) =>
      change(reference, author, async (lead, history) => {
        const events = await history();
        const shown = (column: keyof typeof said) => {
          const next = events.findLast(({ version, before }) => version > seen && column in before);
          return next ? next.before[column] : lead[column];
        };
        const alarm = urgency && moreUrgent(lead, urgency);
        const columns = Object.keys(said) as (keyof typeof said)[];
        const changed = columns.filter(
          (column) => said[column] !== shown(column) && said[column] !== lead[column],
        );
        if (changed.length === 0) {
          // A double press says the same twice.
          const isSaid = events.some(({ via, after }) => via === 'customer' && after.note === author.note);
          return author.note && !isSaid
            ? { kind: 'note', set: { ...alarm } }
            : { because: 'as it is', event: undefined };
        }
        const set = Object.assign({}, ...changed.map((column) => setTo(lead, said, column)), alarm);
        return 'email' in set
          ? { kind: 'corrected', set: { ...set, email_refused: null }, confirmation }
          : { kind: 'corrected', set };
      }),

    /** Counts a guess at the last digits of the phone; `closed` after `most` wrong ones, whatever it was. */
    tryDigits: (reference: string, isRight: boolean, most: number): Promise<'right' | 'wrong' | 'closed'> =>
      commit(async (transaction) => {
        // Counted before it is known: of many guesses at once, no more than these are answered.
        const counted = await transaction
          .updateTable('leads')
          .set((row) => ({ link_tries: row('link_tries', '+', 1) }))
          .where('reference', '=', reference)
          .where('link_tries', '<', most)
          .returning('id')
          .executeTakeFirst();
        if (!counted) return 'closed';
        if (!isRight) return 'wrong';
        await transaction
          .updateTable('leads')
          .set((row) => ({ link_tries: row('link_tries', '-', 1) }))
          .where('id', '=', counted.id)
          .execute();
        return 'right';
      }),

    /** Takes back the change that made this version, unless it was set again since. An undo is a change, too. */
    undo: (reference: string, version: number, author: Change) =>
      change(reference, author, async (_lead, history) => {
        const events = await history();
        const target = events.find((event) => event.version === version);
        if (!target || isOfPhotos(target)) return { because: 'unknown', event: undefined };
        if (target.undone) return { because: 'undone', event: whatUndid(events, target) };
        const later = changedSince(events, target);
        if (later) return { because: 'changed', event: later };
        const set = { ...target.before, contacted_at: firstContact(events, target) };
        return { kind: 'undone', set, undoes: version };
      }),

    /** Newest first; none for an unknown reference. */
    async historyOf(reference: string): Promise<LeadEvent[]> {
      const lead = await leadWith(db, reference);
      return lead ? eventsOf(db, lead.id) : [];
    },
  };
}

type LeadRow = Selectable<Tables['leads']>;

/** `named`: columns that the history names even when they stay as they are. */
type NewEvent = {
  kind: ChangeKind;
  set: Partial<Columns>;
  named?: (keyof Columns)[];
  said?: Said;
  undoes?: number;
  /** What is owed to a new address. */
  confirmation?: NewDelivery | undefined;
};

type Decision = NewEvent | { because: Refusal; event: LeadEvent | undefined };

type Decide = (lead: LeadRow, history: () => Promise<LeadEvent[]>) => Promise<Decision>;

function leadWith(db: Kysely<Tables>, reference: string): Promise<LeadRow | undefined> {
  return db.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Won, lost or closed: no call is owed. */
export function isOver({ status }: Pick<Columns, 'status'>): boolean {
  return OVER.includes(status);
}

const OVER: LeadStatus[] = ['won', 'lost', 'closed'];

/** A quoted lead stays quoted, whether claimed or not. */
function claimBy({ status }: LeadRow, { user, at }: Pick<Author, 'user' | 'at'>): Partial<Columns> {
  return {
    status: status === 'new' ? 'claimed' : status,
    claimed_by: user,
    claimed_at: at.toISOString(),
  };
}

/** What a status brings with it. Its time is that of the first change to it, not of a correction. */
function columnsOf(next: NewStatus, lead: LeadRow, at: Date): Partial<Columns> {
  const { status } = next;
  const since = (known: string | null) => (lead.status === status && known) || at.toISOString();
  // A closed lead needs no call back, unless a reminder was set since.
  const remind_at = isOver(lead) ? lead.remind_at : null;
  switch (status) {
    case 'new':
      return { status, claimed_by: null, claimed_at: null, closed_at: null, lost_reason: null };
    case 'quoted': {
      const quote_cents = next.quoteCents ?? lead.quote_cents;
      return { status, quoted_at: since(lead.quoted_at), quote_cents, closed_at: null, lost_reason: null };
    }
    case 'lost':
      return {
        status,
        closed_at: since(lead.closed_at),
        lost_reason: next.reason ?? lead.lost_reason,
        remind_at,
      };
    default:
      return { status, closed_at: since(lead.closed_at), lost_reason: null, remind_at };
  }
}

/** Of the columns to set, those that are not so already. */
function changedColumns(lead: LeadRow, set: Partial<Columns>): Partial<Columns> {
  const columns = Object.entries(set) as [keyof Columns, unknown][];
  return Object.fromEntries(columns.filter(([column, value]) => lead[column] !== value));
}

/** What was sent is kept once; corrected back, it is the same as before. */
function setTo(
  lead: LeadRow,
  said: Omit<Corrections, 'confirmation' | 'urgency'>,
  column: keyof typeof said,
): Partial<Columns> {
  if (column === 'wished_times') return { wished_times: said.wished_times };
  const sent = lead[`sent_${column}`] ?? lead[column];
  return { [column]: said[column], [`sent_${column}`]: said[column] === sent ? null : sent };
}

/** More words do not make it less urgent than it was. */
function moreUrgent({ priority }: LeadRow, { level, rules }: NonNullable<Corrections['urgency']>) {
  if (priority !== 'normal' && level !== 'danger') return undefined;
  return { priority: level, priority_rules: rules.join(' ') };
}

async function write(
  db: Transaction<Tables>,
  lead: LeadRow,
  { user, via, at, note, tell }: Author,
  { kind, set, named = [], said, undoes }: NewEvent,
): Promise<number> {
  const version = lead.version + 1;
  const changed = changedColumns(lead, set);
  const told = { ...pick(lead, named), ...changed };
  await db
    .updateTable('leads')
    .set({
      ...changed,
      ...(isOpenAgain(changed) && { waiting_since: at.toISOString() }),
      ...(CORRECTABLE.some((column) => column in changed) && { search: searchFor({ ...lead, ...changed }) }),
      version,
    })
    .where('id', '=', lead.id)
    .execute();
  if (ESCALATED_BY.some((column) => column in changed)) await recompute(db, lead.id, at);
  await db
    .insertInto('lead_events')
    .values({
      lead_id: lead.id,
      version,
      at: at.toISOString(),
      user_id: user,
      via,
      kind,
      before: JSON.stringify(pick(lead, Object.keys(told) as (keyof Columns)[])),
      after: JSON.stringify({ ...told, ...(note && { note }), ...said }),
      undoes: undoes ?? null,
    })
    .execute();
  // Held with the mail that the lead came with.
  if (tell)
    await insertMail(
      db,
      lead.id,
      { ...tell, round: version },
      await isHeld(db, lead.id, ['office-mail']),
      at,
    );
  return version;
}

/** Finds what was sent as well as what holds now. */
function searchFor(lead: LeadRow): string {
  const both = (column: (typeof CORRECTABLE)[number], between: string) =>
    [lead[column], lead[`sent_${column}`]].filter(Boolean).join(between);
  return searchText({
    ...lead,
    phone: both('phone', ' / '),
    email: both('email', ' '),
    description: both('description', ' '),
  });
}

/**
 * Tells a new address that the lead has arrived, unless it has been told something today. One that has not left is needed no more; one
 * that is held goes to the new address when it is released.
 */
async function confirm(
  db: Transaction<Tables>,
  leadId: string,
  { set: { email = '' }, confirmation }: NewEvent,
  at: Date,
) {
  const mails = db
    .updateTable('deliveries')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'customer-mail');
  await mails
    .set({ state: 'void', leased_until: null, updated_at: at.toISOString() })
    .where('state', 'in', ['pending', 'failed'])
    .execute();
  if (!confirmation || (await isHeld(db, leadId, ['customer-mail']))) return;
  const needsRelease = await isHeld(db, leadId, DELIVERY_KINDS);
  if (!needsRelease && !(await reserveConfirmations(db, [email], at))[0]) return;
  const { rounds } = await db
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('rounds'))
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'customer-mail')
    .executeTakeFirstOrThrow();
  await insertMail(db, leadId, { ...confirmation, round: Number(rounds) + 1 }, needsRelease, at);
}

export async function insertMail(
  db: Transaction<Tables>,
  leadId: string,
  mail: NewDelivery,
  needsRelease: boolean,
  at: Date,
) {
  const state = mail.undeliverable ? 'dead' : needsRelease ? 'held' : 'pending';
  await db
    .insertInto('deliveries')
    .values(newDeliveryRow({ lead_id: leadId }, mail, state, at.toISOString()))
    .execute();
}

export async function isHeld(
  db: Transaction<Tables>,
  leadId: string,
  kinds: DeliveryKind[],
): Promise<boolean> {
  const held = await db
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return held !== undefined;
}

/** What decides whether an escalation is due. */
const ESCALATED_BY: (keyof Columns)[] = ['status', 'claimed_at', 'contacted_at', 'priority'];

/** It is unclaimed again: its wait restarts. */
function isOpenAgain({ status, claimed_at }: Partial<Columns>): boolean {
  return status === 'new' || claimed_at === null;
}

function pick(lead: LeadRow, columns: (keyof Columns)[]): Partial<Columns> {
  return Object.fromEntries(columns.map((column) => [column, lead[column]]));
}

/** The undo that took a change back. */
function whatUndid(events: LeadEvent[], { version }: LeadEvent): LeadEvent | undefined {
  return events.find(({ undoes, undone }) => undoes === version && !undone);
}
