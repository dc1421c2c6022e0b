import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mistake } from '../../contract/content/mistake.ts';
import { whatChanged } from '../../contract/content/what-changed.ts';
import { fill } from '../../contract/fill.ts';
import { websiteChanges as words } from '../../messages/en/website-changes.ts';
import type { Config } from '../config.ts';
import { type Masters, missingFrom, openMasters, removeUnused } from '../masters/masters.ts';
import type { Draft, Editor, Manifest, Publication, Store } from '../store/store.ts';
import { type Candidate, check, inOneWay, isSame, withChanges } from './candidate.ts';
import { withoutPublication } from './take-back.ts';
import {
  COPIES,
  hashOf,
  isText,
  isWebsiteFile,
  versionFolder,
  websiteFilesIn,
  writeWebsite,
} from './website-folder.ts';

/** A file that two people have changed: the text of the one who asks, and the one that is there. Null: no file, or no text. */
export type Conflict = Editor & { name: string; yours: string | null; theirs: string | null };

/**
 * Why nothing was changed. `folder`: CONTENT_DIR is set, so the website is a folder that is edited by other means. `name`: no
 * file of a website is called that. `nothing`: it would be the same website. `busy`: others publish all the time.
 */
export type Refused =
  | { done: false; because: 'folder' | 'name' | 'nothing' | 'unknown' | 'busy' }
  | { done: false; because: 'conflict'; conflicts: Conflict[] }
  | { done: false; because: 'mistakes'; mistakes: Mistake[] }
  /** All of it was changed again later: what taking it back would change. */
  | { done: false; because: 'later'; changes: string[] };

export type Published = { done: true; number: number; changes: string[] } | Refused;

/**
 * A file as an editor gets it: its version, the text of that, and who made it when. `isStale`: there is a draft, and another version
 * was published since it was begun.
 */
export type OpenedFile = Editor & {
  from: string | null;
  text: string | null;
  draft: Draft | undefined;
  isStale: boolean;
};

/** Of a file with the drafts; null where it is removed. `was` is the one that is published. */
export type FileVersion = { hash: string | null; was: string | null; isChanged: boolean };

/** How often a publication is checked again because another one came first. */
const MOST_TRIES = 5;

type Deps = {
  store: Store;
  config: Pick<Config, 'dataDir' | 'contentFromFolder' | 'mediaUrl'>;
  masters?: Masters;
};

/** The website in the store: drafts, publications, and the folder in which the latest one is written out. */
export function createWebsite({ store, config, masters = openMasters(config) }: Deps) {
  const home = join(config.dataDir, 'website');
  const folder = versionFolder(home, 'content');
  const preview = versionFolder(home, 'preview');
  const isUsed = !config.contentFromFolder;
  const REFUSED_FOR_FOLDER = { done: false, because: 'folder' } as const;

  async function keep(bytes: Uint8Array, at: Date): Promise<string> {
    const hash = hashOf(bytes);
    if (isText(bytes)) await store.keepWebsiteFile({ hash, bytes }, at);
    else await masters.keep(hash, bytes);
    return hash;
  }

  /** What versions say, of those that are texts, by their hashes. */
  async function textsOf(hashes: string[]): Promise<Map<string, string>> {
    const files = [...(await store.websiteFiles(hashes))];
    return new Map(files.map(([hash, bytes]) => [hash, inOneWay(new TextDecoder().decode(bytes))]));
  }

  /** What a version says, if it is there and a text. */
  async function textOf(hash: string | null): Promise<string | null> {
    return hash === null ? null : ((await textsOf([hash])).get(hash) ?? null);
  }

  async function conflictOf(yours: string | null, { name, hash, by, at }: Draft): Promise<Conflict> {
    return { name, yours: await textOf(yours), theirs: await textOf(hash), by, at };
  }

  /** Decides, checks and publishes, and does so again when another publication came between. */
  async function publishAs(
    editor: Editor,
    decide: (latest: Publication | undefined) => Promise<Candidate | Refused>,
  ): Promise<Published> {
    if (!isUsed) return REFUSED_FOR_FOLDER;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const latest = await store.publication();
      const candidate = await decide(latest);
      if ('because' in candidate) return candidate;
      const { manifest, drafts } = candidate;
      if (isSame(manifest, latest?.manifest)) return { done: false, because: 'nothing' };
      const { mistakes, changes } = await check(store, latest?.manifest ?? {}, candidate);
      if (mistakes.length > 0) return { done: false, because: 'mistakes', mistakes };
      const after = latest?.number ?? 0;
      const number = await store.publishWebsite({ ...editor, after, drafts, changes, manifest });
      if (number !== undefined) return { done: true, number, changes };
    }
    return { done: false, because: 'busy' };
  }

  /** The publication with a number that an address may have made up. */
  async function publicationUpTo(latest: Publication | undefined, number: number) {
    const isKnown = Number.isInteger(number) && number <= (latest?.number ?? 0);
    return isKnown ? store.publication(number) : undefined;
  }

  /** What the website is with these drafts, or with all. */
  async function withDrafts(latest: Publication | undefined, names?: string[]): Promise<Candidate | Refused> {
    const all = await store.websiteDrafts();
    const drafts = all.filter(({ name }) => names?.includes(name) ?? true);
    const published = latest?.manifest ?? {};
    const stale = drafts.filter(({ name, base }) => base !== (published[name] ?? null));
    if (stale.length > 0) {
      const { by = null, at = new Date() } = latest ?? {};
      const conflicts = stale.map(({ name, hash }) =>
        conflictOf(hash, { name, base: null, hash: published[name] ?? null, by, at }),
      );
      return { done: false, because: 'conflict', conflicts: await Promise.all(conflicts) };
    }
    return { manifest: withChanges(published, drafts), drafts };
  }

  /** What a file is now: as in its draft or, where that does not fit to what is published by now, as it is published. */
  async function open(name: string): Promise<OpenedFile> {
    const [latest, drafts] = await Promise.all([store.publication(), store.websiteDrafts()]);
    const published = latest?.manifest[name] ?? null;
    const draft = drafts.find((each) => each.name === name);
    const isStale = draft !== undefined && draft.base !== published;
    const from = draft && !isStale ? draft.hash : published;
    const { by = null, at = new Date(0) } = (isStale ? latest : draft) ?? {};
    return { from, text: await textOf(from), draft, isStale, by, at };
  }

  /** The version of each file with the drafts, by its name; null where one is removed. With the one that is published. */
  async function files(): Promise<Map<string, FileVersion>> {
    const [latest, drafts] = await Promise.all([store.publication(), store.websiteDrafts()]);
    const all = new Map<string, FileVersion>();
    for (const [name, hash] of Object.entries(latest?.manifest ?? {}))
      all.set(name, { hash, was: hash, isChanged: false });
    for (const { name, hash } of drafts)
      all.set(name, { hash, was: all.get(name)?.was ?? null, isChanged: true });
    return all;
  }

  /** Writes a publication into a folder. */
  async function writeTo(into: string, { manifest }: Pick<Publication, 'manifest'>): Promise<void> {
    await writeWebsite(into, manifest, await store.websiteFiles(Object.values(manifest)), masters);
  }

  return {
    /** False where CONTENT_DIR names a folder, which is read instead. */
    isUsed,

    /** The publication with this number, or the latest. */
    publication: store.publication,
    /** Who has published what and when, the latest first. */
    history: store.publications,
    drafts: store.websiteDrafts,
    /** Every file that there ever was, as it was published last. */
    past: store.pastWebsiteFiles,
    open,
    files,
    textOf,
    /** Keeps a picture, and answers the hash by which a draft can have it. */
    keep,
    /** Writes the picture with this hash into a file; throws when it is not kept here. */
    place: masters.place,
    textsOf,
    /** Why the latest publication is not served; empty when it is. Written by what puts it in its place. */
    problem: '',
    /** What the program does not know of the latest publication and leaves out of it. Written by what puts it in its place. */
    leftOut: [] as Mistake[],
    /** The number of the publication that is served here. Written by what puts it in its place. */
    shown: 0,

    /**
     * Saves what a file is to be: its bytes, or the hash of a picture that is kept; null removes it. `from` is the hash of the version
     * that the editor had before them, null where there was no file. Another version that came between is not overwritten.
     */
    async putDraft(
      name: string,
      bytes: Uint8Array | string | null,
      { from, ...editor }: Editor & { from: string | null },
    ): Promise<{ done: true; hash: string | null } | Refused> {
      if (!isUsed) return REFUSED_FOR_FOLDER;
      if (!isWebsiteFile(name)) return { done: false, because: 'name' };
      const hash = typeof bytes === 'string' ? bytes : bytes && (await keep(bytes, editor.at));
      const there = await store.putWebsiteDraft({ ...editor, name, hash, from });
      if (!there) return { done: true, hash };
      return { done: false, because: 'conflict', conflicts: [await conflictOf(hash, there)] };
    },

    /** False when the draft is another one by now. */
    discardDraft: store.removeWebsiteDraft,

    /** What publishing these drafts, or all of them, would change and what is in its way. */
    async review(names?: string[]): Promise<{ done: true; changes: string[] } | Refused> {
      const latest = await store.publication();
      const candidate = await withDrafts(latest, names);
      if ('because' in candidate) return candidate;
      const { mistakes, changes } = await check(store, latest?.manifest ?? {}, candidate);
      return mistakes.length > 0 ? { done: false, because: 'mistakes', mistakes } : { done: true, changes };
    },

    /** Publishes these drafts, or all of them, if they make a website without a mistake. */
    publish: (editor: Editor, names?: string[]): Promise<Published> =>
      publishAs(editor, (latest) => withDrafts(latest, names)),

    /** Publishes the website again as it was in an older publication. Drafts stay. */
    takeBackTo: (number: number, editor: Editor): Promise<Published> =>
      publishAs(editor, async (latest) => {
        const older = await publicationUpTo(latest, number);
        if (!older) return { done: false, because: 'unknown' };
        return { manifest: older.manifest, drafts: [], notes: [fill(words.asIn, { number })] };
      }),

    /** Publishes the website without what one publication changed. What was changed again later stays. Drafts stay, too. */
    takeBack: (number: number, editor: Editor): Promise<Published> =>
      publishAs(editor, async (latest) => {
        const one = await publicationUpTo(latest, number);
        const older = await publicationUpTo(latest, number - 1);
        if (!latest || !one || !older) return { done: false, because: 'unknown' };
        const versions = { before: older.manifest, after: one.manifest, now: latest.manifest };
        const known = Object.values(versions).flatMap((manifest) => Object.values(manifest));
        const texts = await textsOf(known);
        const files = withoutPublication(versions, texts, 'stays');
        const left = whatChanged(files, withoutPublication(versions, texts, 'goes'));
        const manifest: Manifest = {};
        for (const [name, { hash, text = '' }] of Object.entries(files))
          manifest[name] = known.includes(hash) ? hash : await keep(Buffer.from(text), editor.at);
        if (left.length > 0 && isSame(manifest, latest.manifest))
          return { done: false, because: 'later', changes: left };
        const notes = left.map((change) => fill(words.changedLater, { change }));
        return { manifest, drafts: [], notes: [fill(words.without, { number }), ...notes] };
      }),

    /** Publishes the files of a folder in the place of all that there are. */
    async importFolder(from: string, editor: Editor): Promise<Published> {
      if (!isUsed) return REFUSED_FOR_FOLDER;
      const manifest: Manifest = {};
      for (const name of await websiteFilesIn(from))
        manifest[name] = await keep(await readFile(join(from, name)), editor.at);
      // Hundreds of copies take minutes to make; without them it works all the same.
      await cp(join(from, COPIES), join(home, 'copies'), { recursive: true }).catch(() => undefined);
      return publishAs(editor, async () => ({ manifest, drafts: [] }));
    },

    writeTo,

    /** The names of the pictures that a draft or a publication needs and that are not there. */
    missing: async () => missingFrom(masters, await store.websiteMasters()),

    /** Removes the files that no draft and no publication names, if they were kept before then. */
    removeUnused: (before: Date) => removeUnused({ store, masters }, before),

    /** The folder in which the latest publication is, once there is one. */
    folder: folder.place,

    /** Writes the latest publication out, unless it is already, and answers what tells it from others. */
    async writeLatest(): Promise<string | undefined> {
      const [latest] = await store.publications({ limit: 1 });
      if (!latest) return undefined;
      // A restored database may give a number again.
      const name = `${latest.number}-${latest.at.getTime().toString(36)}`;
      await folder.put(name, async (next) => {
        const publication = await store.publication(latest.number);
        if (publication) await writeTo(next, publication);
      });
      return name;
    },

    /** The folder in which the website is with all drafts, once it was written there. */
    previewFolder: preview.place,

    /**
     * Writes out what the website is with all drafts, also with those to files that were published by others since, and answers what
     * tells it from others.
     */
    async writePreview(): Promise<string | undefined> {
      const latest = isUsed ? await store.publication() : undefined;
      if (!latest) return undefined;
      const manifest = withChanges(latest.manifest, await store.websiteDrafts());
      const name = hashOf(new TextEncoder().encode(JSON.stringify(Object.entries(manifest).sort())));
      await preview.put(name, (next) => writeTo(next, { manifest }));
      return name;
    },
  };
}

export type Website = ReturnType<typeof createWebsite>;
