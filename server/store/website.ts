import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';
import { noteAudit } from './users.ts';

/** The hash of each file of the website by its name, like `services/decks.md`. */
export type Manifest = Record<string, string>;

/** Who changes something, and when. `by` is the id of a user; null on the command line. */
export type Editor = { by: string | null; at: Date };

/** `changes` says in words what is new in it. */
export type Publication = Editor & { number: number; changes: string[]; manifest: Manifest };

/** A file as it was typed, or null where it is removed; `base` is the published one that it began from. */
export type Draft = Editor & { name: string; base: string | null; hash: string | null };

/** `from` is the version that the editor had before them. */
type NewDraft = Editor & { name: string; hash: string | null; from: string | null };

/** `after`: the number of the publication that it was checked against. `drafts` are those that become part of it. */
type NewPublication = Omit<Publication, 'number'> & { after: number; drafts: Draft[] };

/** A file in the last publication that had it. */
type PastFile = { hash: string; number: number; at: Date };

/** The website: its files, its publications and its drafts. */
export function websiteQueries(db: Kysely<Tables>, commit: Commit) {
  /** What was read of publications, which never change. */
  const past = { last: 0, files: new Map<string, PastFile>() };

  return {
    /** Keeps the bytes of a file; of one that is there already it notes that it was given once more. */
    keepWebsiteFile: (file: { hash: string; bytes: Uint8Array }, at: Date): Promise<void> =>
      commit(async (transaction) => {
        const kept_at = at.toISOString();
        await transaction
          .insertInto('website_files')
          .values({ ...file, kept_at })
          .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at }))
          .execute();
      }),

    /** The bytes of files by their hashes, of those that are kept here. */
    async websiteFiles(hashes: string[]): Promise<Map<string, Uint8Array>> {
      if (hashes.length === 0) return new Map();
      const rows = await db
        .selectFrom('website_files')
        .select(['hash', 'bytes'])
        .where('hash', 'in', hashes)
        .execute();
      return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
    },

    /** The hashes of the files that a draft or any publication names and that are not kept here, each with a name of it. */
    async websiteMasters(): Promise<Map<string, string>> {
      const named = await namedFiles(db);
      for (const { hash } of await db.selectFrom('website_files').select('hash').execute())
        named.delete(hash);
      return named;
    },

    /** Removes the files that no draft and no publication names, unless they were given to be kept since. */
    async removeUnusedWebsiteFiles(before: Date): Promise<void> {
      const time = before.toISOString();
      const old = await db.selectFrom('website_files').select('hash').where('kept_at', '<', time).execute();
      const named = await namedFiles(db);
      const unused = old.map(({ hash }) => hash).filter((hash) => !named.has(hash));
      for (let first = 0; first < unused.length; first += PAGE) {
        await commit((transaction) =>
          transaction
            .deleteFrom('website_files')
            .where('hash', 'in', unused.slice(first, first + PAGE))
            // One that was given again meanwhile may be named by now.
            .where('kept_at', '<', time)
            .execute(),
        );
      }
    },

    /** The publication with this number, or the latest. */
    async publication(number?: number): Promise<Publication | undefined> {
      let query = db.selectFrom('website_publications').selectAll().orderBy('number', 'desc').limit(1);
      if (number !== undefined) query = query.where('number', '=', number);
      const row = await query.executeTakeFirst();
      return row && { ...toEntry(row), manifest: JSON.parse(row.manifest) };
    },

    /** The history, the latest first; from before a number for the next page of it. */
    async publications({ before, limit = 50 }: { before?: number; limit?: number } = {}) {
      let query = db
        .selectFrom('website_publications')
        .select(['number', 'published_at', 'published_by', 'changes'])
        .orderBy('number', 'desc')
        .limit(limit);
      if (before !== undefined) query = query.where('number', '<', before);
      return (await query.execute()).map(toEntry);
    },

    /** Every file that any publication had, as in the last one of those, by its name. */
    async pastWebsiteFiles(): Promise<Map<string, PastFile>> {
      for await (const { number, published_at, manifest } of manifests(db, past.last)) {
        const at = new Date(published_at);
        for (const [name, hash] of Object.entries(manifest))
          if (number > (past.files.get(name)?.number ?? 0)) past.files.set(name, { hash, number, at });
        past.last = Math.max(past.last, number);
      }
      return past.files;
    },

    /** All drafts, by name. */
    async websiteDrafts(): Promise<Draft[]> {
      return (await db.selectFrom('website_drafts').selectAll().orderBy('name').execute()).map(toDraft);
    },

    /**
     * Saves a draft in the place of the one before. Undefined when that is done; else the version that is there now and is not
     * the one that the editor had: the draft or, when that does not fit to what is published by now, what is published.
     */
    putWebsiteDraft: ({ name, hash, from, by, at }: NewDraft): Promise<Draft | undefined> =>
      commit(async (transaction) => {
        const latest = await latestIn(transaction);
        const base = latest?.manifest[name] ?? null;
        const row = await transaction
          .selectFrom('website_drafts')
          .selectAll()
          .where('name', '=', name)
          .executeTakeFirst();
        const published = { name, base, hash: base, by: latest?.by ?? null, at: latest?.at ?? at };
        const there = row?.base === base ? toDraft(row) : published;
        // The same words a second time are no conflict: a press, or a try after a lost answer.
        if (there.hash !== from && there.hash !== hash) return there;
        await transaction.deleteFrom('website_drafts').where('name', '=', name).execute();
        if (hash !== base) {
          const values = { name, base, hash, changed_by: by, changed_at: at.toISOString() };
          await transaction.insertInto('website_drafts').values(values).execute();
        }
        return undefined;
      }),

    /** Removes a draft; false when it is another one by now. */
    removeWebsiteDraft: ({ name, hash }: Pick<Draft, 'name' | 'hash'>): Promise<boolean> =>
      commit((transaction) => takeDraft(transaction, { name, hash })),

    /** The number of the new publication. Undefined when another one, or another draft, came between: then nothing is changed. */
    publishWebsite: (publication: NewPublication): Promise<number | undefined> =>
      commit(async (transaction) => {
        const { after, drafts, by, at, changes, manifest } = publication;
        if (((await latestIn(transaction))?.number ?? 0) !== after) return undefined;
        const rows = await transaction.selectFrom('website_drafts').selectAll().execute();
        const isThere = (draft: Draft) =>
          rows.some(
            ({ name, hash, base }) => name === draft.name && hash === draft.hash && base === draft.base,
          );
        if (!drafts.every(isThere)) return undefined;
        for (const draft of drafts) await takeDraft(transaction, draft);
        const values = {
          number: after + 1,
          published_at: at.toISOString(),
          published_by: by,
          changes: JSON.stringify(changes),
          manifest: JSON.stringify(manifest),
        };
        await transaction.insertInto('website_publications').values(values).execute();
        await noteAudit(transaction, { by, at, what: 'website-published', detail: String(after + 1) });
        return after + 1;
      }),
  };
}

/** Publications to read, and files to remove, at a time. */
const PAGE = 100;

/** The hash of every file that a draft or a publication names, with its name. */
async function namedFiles(db: Kysely<Tables>): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  // Before the publications: a draft that is published between the two readings is found in one of them.
  const drafts = await db.selectFrom('website_drafts').select(['name', 'hash']).execute();
  for (const { name, hash } of drafts) if (hash !== null) named.set(hash, name);
  for await (const { manifest } of manifests(db, 0))
    for (const [name, hash] of Object.entries(manifest)) named.set(hash, name);
  return named;
}

/** What each publication after this one is made of, the oldest first. */
async function* manifests(db: Kysely<Tables>, after: number) {
  for (let last = after; ; ) {
    const page = await db
      .selectFrom('website_publications')
      .select(['number', 'published_at', 'manifest'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    for (const row of page) yield { ...row, manifest: JSON.parse(row.manifest) as Manifest };
    if (page.length < PAGE) return;
    last = page.at(-1)?.number ?? last;
  }
}

async function latestIn(db: Transaction<Tables>) {
  const row = await db
    .selectFrom('website_publications')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { number, by, at } = toEntry(row);
  return { number, by, at, manifest: JSON.parse(row.manifest) as Manifest };
}

async function takeDraft(db: Transaction<Tables>, { name, hash }: Pick<Draft, 'name' | 'hash'>) {
  const { numDeletedRows } = await db
    .deleteFrom('website_drafts')
    .where('name', '=', name)
    .where('hash', hash === null ? 'is' : '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function toDraft({ name, base, hash, changed_by, changed_at }: Selectable<Tables['website_drafts']>): Draft {
  return { name, base, hash, by: changed_by, at: new Date(changed_at) };
}

type Row = Omit<Selectable<Tables['website_publications']>, 'manifest'>;

function toEntry({ number, published_at, published_by, changes }: Row): Omit<Publication, 'manifest'> {
  return { number, by: published_by, at: new Date(published_at), changes: JSON.parse(changes) };
}
