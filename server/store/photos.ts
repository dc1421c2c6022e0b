import type { Kysely, Selectable, Transaction } from 'kysely';
import { MOST_PHOTOS, type PhotoState } from '../../contract/photos.ts';
import type { NewDelivery } from './deliveries.ts';
import type { Engine } from './engine.ts';
import type { Commit } from './group-commit.ts';
import { insertMail, isHeld } from './lead-changes.ts';
import type { PhotoRefusal, Tables } from './tables.ts';

/** A photo that the sender of a lead has added. Its pictures are files by its id. */
export type Photo = {
  id: string;
  state: PhotoState;
  /** Why it is refused. */
  reason: PhotoRefusal | null;
  /** In pixels, of the large picture. */
  width: number | null;
  height: number | null;
  createdAt: Date;
};

/** What has arrived of a photo, by the number of the part. */
export type Arrived = Photo & { parts: Map<number, Uint8Array> };

/** A photo to be worked on, with all its bytes. */
export type LeasedPhoto = Pick<Photo, 'id' | 'createdAt'> & {
  bytes: Uint8Array;
  /** How often it was tried, with this time. */
  tries: number;
  leasedUntil: Date;
};

/** How the work on a photo ended. `later`: something of ours does not answer. */
export type PhotoEnding =
  | { state: 'ready'; width: number; height: number; tell: NewDelivery }
  | { state: 'refused'; reason: PhotoRefusal }
  | { state: 'later'; nextAttemptAt: Date };

/**
 * `full`: the lead has as many as it may have. `busy`: too much is arriving at once. `unknown`: there is no such lead, or the photo is
 * one of another.
 */
export type Taken = PhotoState | 'full' | 'busy' | 'unknown';

/** Rows of one lead, with those that were refused. */
const MOST_ROWS = 3 * MOST_PHOTOS;

/** Photos that arrive or wait, of all leads: some gigabytes at the very most. */
const MOST_UNFINISHED = 200;

/** In milliseconds: what is not a picture by then never will be. */
const ABANDONED = 24 * 60 * 60_000;

/** In milliseconds: the office is told of a batch once nothing was added for so long. */
const BATCH = 3 * 60_000;

/** The photos of leads: their parts as they arrive, the work on them, and what the office is told. */
export function photoQueries({ db, skipLocked }: Engine, commit: Commit) {
  return {
    /** Keeps a part of a photo, which exists from its first part on. A part that is there already is not written again. */
    takePhotoPart: (
      reference: string,
      { id, n, bytes, at }: { id: string; n: number; bytes: Uint8Array; at: Date },
    ): Promise<Taken> =>
      commit(async (transaction) => {
        const state = await begin(transaction, reference, { id, at });
        if (state !== 'arriving') return state;
        await transaction
          .insertInto('photo_parts')
          .values({ photo_id: id, n, bytes })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return state;
      }),

    /** Undefined when there is none of this lead with this id. */
    async arrivedPhoto(reference: string, id: string): Promise<Arrived | undefined> {
      const photo = (await photosOf(db, reference)).find((one) => one.id === id);
      if (!photo) return undefined;
      const rows = photo.state === 'arriving' ? await partsOf(db, id) : [];
      return { ...photo, parts: new Map(rows.map(({ n, bytes }) => [n, bytes])) };
    },

    /** All parts are there, so it can be worked on. */
    queuePhoto: (id: string, at: Date): Promise<void> =>
      commit(async (transaction) => {
        await transaction
          .updateTable('photos')
          .set({ state: 'working', next_attempt_at: at.toISOString() })
          .where('id', '=', id)
          .where('state', '=', 'arriving')
          .execute();
      }),

    /** Refuses one that has arrived, or has never begun to. Its bytes go. */
    refusePhoto: (reference: string, id: string, reason: PhotoRefusal, at: Date): Promise<Taken> =>
      commit(async (transaction) => {
        const state = await begin(transaction, reference, { id, at });
        if (state !== 'arriving') return state;
        await refuse(transaction, id, reason);
        return 'refused';
      }),

    /** Those of a lead, the oldest first. */
    photosOf: (reference: string): Promise<Photo[]> => photosOf(db, reference),

    /** Whether there is a picture of it. */
    async isPhotoReady(id: string): Promise<boolean> {
      const query = db.selectFrom('photos').select('id').where('id', '=', id).where('state', '=', 'ready');
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** Takes the photo that is due longest for one process alone until the lease ends. */
    leasePhoto: ({ at, leaseUntil }: { at: Date; leaseUntil: Date }): Promise<LeasedPhoto | undefined> =>
      commit(async (transaction) => {
        const now = at.toISOString();
        const due = await transaction
          .selectFrom('photos')
          .selectAll()
          .where('state', '=', 'working')
          .where('next_attempt_at', '<=', now)
          .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(1)
          .$if(skipLocked, (query) => query.forUpdate().skipLocked())
          .executeTakeFirst();
        if (!due) return undefined;
        const tries = due.tries + 1;
        await transaction
          .updateTable('photos')
          .set({ leased_until: leaseUntil.toISOString(), tries })
          .where('id', '=', due.id)
          .execute();
        const parts = await partsOf(transaction, due.id);
        const bytes = Buffer.concat(parts.map((part) => part.bytes));
        return { id: due.id, createdAt: new Date(due.created_at), bytes, tries, leasedUntil: leaseUntil };
      }),

    /**
     * Writes down how the work on a photo ended. A picture brings a line in the history, and a mail that waits for the rest of the
     * batch. `late`: the lease was lost. `gone`: the photo was removed meanwhile, and its files have to follow.
     */
    finishPhoto: (
      { id, leasedUntil }: Pick<LeasedPhoto, 'id' | 'leasedUntil'>,
      ending: PhotoEnding,
      at: Date,
    ): Promise<'done' | 'late' | 'gone'> =>
      commit(async (transaction) => {
        const row = await transaction
          .selectFrom('photos')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) return 'gone';
        if (row.state !== 'working' || row.leased_until !== leasedUntil.toISOString()) return 'late';
        if (ending.state === 'refused') await refuse(transaction, id, ending.reason);
        else if (ending.state === 'later') {
          const next = { next_attempt_at: ending.nextAttemptAt.toISOString(), leased_until: null };
          await transaction.updateTable('photos').set(next).where('id', '=', id).execute();
        } else {
          const { width, height, tell } = ending;
          const version = await noteChange(transaction, row.lead_id, 'photos', at);
          const mail_round = await tellOffice(transaction, row.lead_id, { ...tell, round: version }, at);
          const ready = { state: 'ready', width, height, mail_round, leased_until: null } as const;
          await transaction.updateTable('photos').set(ready).where('id', '=', id).execute();
          await removeParts(transaction, [id]);
        }
        return 'done';
      }),

    /** Removes one of a lead for good; the caller removes its files. False when there is none. */
    removePhoto: (reference: string, id: string, at: Date): Promise<boolean> =>
      commit(async (transaction) => {
        const removed = await transaction
          .deleteFrom('photos')
          .where('id', '=', id)
          .where('lead_id', 'in', leadWith(transaction, reference))
          .returning(['lead_id', 'state'])
          .executeTakeFirst();
        if (removed?.state === 'ready') await noteChange(transaction, removed.lead_id, 'photo-removed', at);
        return removed !== undefined;
      }),

    /** The ids of all photos that may have files, and whether all of them must be there. */
    async photoIds(): Promise<Map<string, { isReady: boolean }>> {
      const rows = await db
        .selectFrom('photos')
        .select(['id', 'state'])
        .where('state', 'in', ['working', 'ready'])
        .execute();
      return new Map(rows.map(({ id, state }) => [id, { isReady: state === 'ready' }]));
    },

    /** Gives up what did not become a picture within a day, and forgets what was refused before that. */
    giveUpPhotos: (at: Date): Promise<void> =>
      commit(async (transaction) => {
        const before = new Date(at.getTime() - ABANDONED).toISOString();
        await transaction
          .deleteFrom('photos')
          .where('state', 'in', ['arriving', 'refused'])
          .where('next_attempt_at', '<', before)
          .execute();
        const late = await transaction
          .updateTable('photos')
          // Told for another day.
          .set({ state: 'refused', reason: 'late', leased_until: null, next_attempt_at: at.toISOString() })
          .where('state', '=', 'working')
          .where('created_at', '<', before)
          .returning('id')
          .execute();
        const ids = late.map(({ id }) => id);
        await removeParts(transaction, ids);
      }),
  };
}

function leadWith(db: Kysely<Tables>, reference: string) {
  return db.selectFrom('leads').select('id').where('reference', '=', reference);
}

/** The state of a photo, which is made if it is new and there is room. */
async function begin(
  db: Transaction<Tables>,
  reference: string,
  { id, at }: { id: string; at: Date },
): Promise<Taken> {
  const lead = await leadWith(db, reference).executeTakeFirst();
  const known = await db
    .selectFrom('photos')
    .select(['lead_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lead || (known && known.lead_id !== lead.id)) return 'unknown';
  if (known) return known.state;
  const rows = await db.selectFrom('photos').select('state').where('lead_id', '=', lead.id).execute();
  if (roomBeside(rows) === 0 || rows.length >= MOST_ROWS) return 'full';
  const unfinished = await db
    .selectFrom('photos')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', 'in', ['arriving', 'working'])
    .executeTakeFirstOrThrow();
  if (Number(unfinished.count) >= MOST_UNFINISHED) return 'busy';
  const now = at.toISOString();
  await db
    .insertInto('photos')
    .values({ id, lead_id: lead.id, state: 'arriving', next_attempt_at: now, created_at: now })
    .execute();
  return 'arriving';
}

/** How many more a lead with these may have. */
export function roomBeside(photos: Pick<Photo, 'state'>[]): number {
  return Math.max(0, MOST_PHOTOS - photos.filter(({ state }) => state !== 'refused').length);
}

async function photosOf(db: Kysely<Tables>, reference: string): Promise<Photo[]> {
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .where('lead_id', 'in', leadWith(db, reference))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPhoto);
}

export function toPhoto(row: Selectable<Tables['photos']>): Photo {
  const { id, state, reason, width, height, created_at } = row;
  return { id, state, reason, width, height, createdAt: new Date(created_at) };
}

function partsOf(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('photo_parts')
    .select(['n', 'bytes'])
    .where('photo_id', '=', id)
    .orderBy('n')
    .execute();
}

async function refuse(db: Transaction<Tables>, id: string, reason: PhotoRefusal) {
  await db
    .updateTable('photos')
    .set({ state: 'refused', reason, leased_until: null })
    .where('id', '=', id)
    .execute();
  await removeParts(db, [id]);
}

async function removeParts(db: Transaction<Tables>, ids: string[]) {
  if (ids.length > 0) await db.deleteFrom('photo_parts').where('photo_id', 'in', ids).execute();
}

/** In the history of a lead, the photos of a batch are one line, as long as nothing else happens. Answers the version of the lead. */
async function noteChange(
  db: Transaction<Tables>,
  leadId: string,
  kind: 'photos' | 'photo-removed',
  at: Date,
): Promise<number> {
  const { version } = await db
    .updateTable('leads')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', leadId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('lead_events')
    .select(['kind', 'after', 'at'])
    .where('lead_id', '=', leadId)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  const isSameBatch =
    kind === 'photos' && last?.kind === 'photos' && at.getTime() - Date.parse(last.at) < BATCH;
  const photos = kind === 'photos' ? 1 + (isSameBatch ? JSON.parse(last.after).photos : 0) : undefined;
  const told = { version, at: at.toISOString(), after: JSON.stringify({ photos }) };
  if (isSameBatch) {
    await db
      .updateTable('lead_events')
      .set(told)
      .where('lead_id', '=', leadId)
      .where('version', '=', version - 1)
      .execute();
  } else {
    await db
      .insertInto('lead_events')
      .values({ lead_id: leadId, user_id: null, via: 'customer', kind, before: '{}', undoes: null, ...told })
      .execute();
  }
  return version;
}

/** Owes the office a mail, or lets the one of this batch wait for longer. Answers its round. */
async function tellOffice(
  db: Transaction<Tables>,
  leadId: string,
  mail: NewDelivery & { round: number },
  at: Date,
): Promise<number> {
  const dueAt = new Date(at.getTime() + BATCH);
  const waiting = await db
    .updateTable('deliveries')
    .set({ next_attempt_at: dueAt.toISOString() })
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'photos-mail')
    .where('state', 'in', ['pending', 'held'])
    .where('attempts', '=', 0)
    .where('leased_until', 'is', null)
    .returning('round')
    .executeTakeFirst();
  if (waiting) return waiting.round;
  await insertMail(db, leadId, { ...mail, dueAt }, await isHeld(db, leadId, ['office-mail']), at);
  return mail.round;
}

/** The photos that a mail shows. */
export async function photosOfMail(db: Kysely<Tables>, leadId: string, round: number): Promise<Photo[]> {
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('mail_round', '=', round)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPhoto);
}

/** The ids of those of these leads. */
export async function photoIdsOf(db: Kysely<Tables>, leadIds: string[]): Promise<string[]> {
  const rows = await db.selectFrom('photos').select('id').where('lead_id', 'in', leadIds).execute();
  return rows.map(({ id }) => id);
}
