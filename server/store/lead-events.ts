import type { Kysely, Selectable } from 'kysely';
import type { CallOutcome, ChangeKind, Tables, Way } from './tables.ts';
import type { Person } from './users.ts';

/** The columns that a change may set, and that an undo puts back; times are ISO text, as they are stored. */
export type Columns = Pick<
  Selectable<Tables['leads']>,
  | 'status'
  | 'claimed_by'
  | 'claimed_at'
  | 'contacted_at'
  | 'quoted_at'
  | 'closed_at'
  | 'lost_reason'
  | 'quote_cents'
  | 'remind_at'
  | 'visit'
  | 'priority'
  | 'priority_rules'
  | Correctable
  | `sent_${Correctable}`
  | 'email_refused'
  | 'wished_times'
>;

/** What the sender of a lead can correct. */
export const CORRECTABLE = ['phone', 'email', 'description'] as const;

type Correctable = (typeof CORRECTABLE)[number];

/** What a user typed or chose that has no column. */
export type Said = { note?: string; outcome?: CallOutcome; photos?: number };

/** One line of a lead's history. */
export type LeadEvent = {
  /** The version of the lead that it made. */
  version: number;
  at: Date;
  /** Who did it; null if unknown, and then `via` is all there is. */
  who: Person | null;
  via: Way;
  kind: ChangeKind;
  before: Partial<Columns>;
  after: Partial<Columns> & Said;
  /** The version of the change that it takes back. */
  undoes: number | null;
  /** Whether a later one has taken it back. */
  undone: boolean;
};

/** The changes of one lead, newest first. */
export async function eventsOf(db: Kysely<Tables>, leadId: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('lead_events')
    .leftJoin('users', 'users.id', 'lead_events.user_id')
    .select(['version', 'at', 'user_id', 'users.name', 'via', 'kind', 'before', 'after', 'undoes'])
    .where('lead_id', '=', leadId)
    .orderBy('version', 'desc')
    .execute();
  const undone = undoneVersions(rows);
  return rows.map(({ user_id, name, at, before, after, ...row }) => ({
    ...row,
    at: new Date(at),
    who: user_id === null ? null : { id: user_id, name: name ?? '' },
    before: JSON.parse(before),
    after: JSON.parse(after),
    undone: undone.has(row.version),
  }));
}

/** Newest first: an undo that was itself undone takes nothing back. */
function undoneVersions(events: { version: number; undoes: number | null }[]): Set<number> {
  const undone = new Set<number>();
  for (const { version, undoes } of events) if (undoes !== null && !undone.has(version)) undone.add(undoes);
  return undone;
}

/** The newest change that set this column, if any did and it was not undone. */
export function lastToSet(events: LeadEvent[], column: keyof Columns): LeadEvent | undefined {
  return events.find(({ before, undone, kind }) => column in before && !undone && kind !== 'undone');
}

/**
 * The newest change behind this one that set one of the same columns and still holds. An undo and what it takes back
 * cancel each other out. The time of the first contact is computed again, so it is no one's change.
 */
export function changedSince(events: LeadEvent[], target: LeadEvent): LeadEvent | undefined {
  const columns = Object.keys(target.before).filter((column) => column !== 'contacted_at');
  return events.find(
    ({ version, before, undone, undoes }) =>
      version > target.version &&
      !undone &&
      (undoes === null || undoes < target.version) &&
      columns.some((column) => column in before),
  );
}

/** Photos are removed one by one, and a removed one is gone. */
export function isOfPhotos({ kind }: Pick<LeadEvent, 'kind'>): boolean {
  return kind === 'photos' || kind === 'photo-removed';
}

/** Whether an undo of it would be taken. */
export function canUndo(events: LeadEvent[], event: LeadEvent): boolean {
  return !event.undone && !isOfPhotos(event) && !changedSince(events, event);
}

/** When the first outcome was noted of those that hold once `target` is taken back. */
export function firstContact(events: LeadEvent[], target: LeadEvent): string | null {
  const undone = undoneVersions([{ version: Number.POSITIVE_INFINITY, undoes: target.version }, ...events]);
  const first = events.findLast(({ kind, version }) => kind === 'outcome' && !undone.has(version));
  return first?.at.toISOString() ?? null;
}
