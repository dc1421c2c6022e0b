import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES } from '../../contract/content/files.ts';
import { parsed } from '../../contract/content/issues.ts';
import { readYaml } from '../../contract/content/read-yaml.ts';
import type { PhotoWords } from '../../contract/content/schema/pictures.ts';
import type { PhotoProcess } from '../photos/photo-process.ts';
import type { Editor } from '../store/store.ts';
import { photoUses } from './photo-uses.ts';
import type { Website } from './website.ts';
import { isWebsiteFile, websiteFilesIn } from './website-folder.ts';

/** A photograph with the drafts. */
export type Photo = {
  name: string;
  /** The files with its picture, by day and by night. */
  files: string[];
  /** Tells the version of the picture from others; empty where there is none. */
  mark: string;
  /** What `photos.yaml` says of it, and a mark of that; nothing and empty where it says nothing. */
  words: Partial<PhotoWords> | undefined;
  wordsMark: string;
  uses: string[];
  /** It is behind the title of a page. */
  isTop: boolean;
  isChanged: boolean;
};

/** A version of a file: what it is known by, null where there is none, and who made it. */
type Version = { hash: string | null; isDraft: boolean } & Editor;

/** All photographs at one moment. */
export type Photos = {
  list: Photo[];
  /** False where they are shown from a folder. */
  isOpen: boolean;
  /** What the files say that can show them, by their names. */
  texts: Map<string, string>;
  /** What `photos.yaml` says, and what it says for visitors. */
  text: string;
  published: string;
  version(file: string): Version;
};

/** What each photograph is described in. */
export const PHOTOS_FILE = 'photos.yaml';

const MASTER = /^photos\/([^/]+?)(\.night)?\.(?:jpe?g|png)$/i;

/** The name of the photograph whose picture a file is, by day or by night. */
export function photoIn(file: string): string | undefined {
  return MASTER.exec(file)?.[1];
}

/** The photographs of the website, in the store or else in its folder. */
export async function readPhotos(website: Website, contentDir: string): Promise<Photos> {
  const [latest, drafts] = website.isUsed
    ? await Promise.all([website.publication(), website.drafts()])
    : [undefined, []];
  if (!latest) return photosInFolder(contentDir);
  const { manifest, by, at } = latest;
  const files = new Map<string, Version>(
    Object.entries(manifest).map(([name, hash]) => [name, { hash, isDraft: false, by, at }]),
  );
  // A draft of what was published again since then is no longer one.
  for (const draft of drafts)
    if (draft.base === (manifest[draft.name] ?? null)) files.set(draft.name, { ...draft, isDraft: true });
  const text = async (name: string) => (await website.textOf(files.get(name)?.hash ?? null)) ?? '';
  const texts = [...files.keys()].filter(isRead).map(async (name) => [name, await text(name)] as const);
  return photosOf({
    texts: new Map(await Promise.all(texts)),
    published: (await website.textOf(manifest[PHOTOS_FILE] ?? null)) ?? '',
    isOpen: true,
    files: [...files].flatMap(([name, { hash }]) => (hash === null ? [] : [[name, hash] as const])),
    version: (file) => files.get(file) ?? { hash: null, isDraft: false, by, at },
  });
}

async function photosInFolder(contentDir: string): Promise<Photos> {
  const names = await websiteFilesIn(contentDir);
  const texts = names
    .filter(isRead)
    .map(async (name) => [name, await readFile(join(contentDir, name), 'utf8')] as const);
  const files = names
    .filter((name) => MASTER.test(name))
    .map(async (name) => [name, await markOfFile(join(contentDir, name))] as const);
  return photosOf({
    texts: new Map(await Promise.all(texts)),
    isOpen: false,
    files: await Promise.all(files),
    version: () => ({ hash: null, isDraft: false, by: null, at: new Date(0) }),
  });
}

function isRead(name: string): boolean {
  return (
    /^services\/[^/]+\.md$/.test(name) ||
    (name.endsWith('.yaml') && Object.hasOwn(FILES, name.slice(0, -'.yaml'.length)))
  );
}

type Found = Pick<Photos, 'isOpen' | 'version'> & {
  texts: Map<string, string>;
  /** What `photos.yaml` says without the drafts, where it may say something else. */
  published?: string;
  files: (readonly [name: string, mark: string])[];
};

function photosOf({ texts, files, isOpen, version, ...found }: Found): Photos {
  const text = texts.get(PHOTOS_FILE) ?? '';
  const { published = text } = found;
  const words = wordsIn(text);
  const before = published === text ? words : wordsIn(published);
  const { uses, tops } = photoUses([...texts].filter(([file]) => file !== PHOTOS_FILE));
  const pictures = new Map<string, { files: string[]; mark: string; isChanged: boolean }>();
  for (const [file, mark] of files) {
    const [, name, night] = MASTER.exec(file) ?? [];
    if (name === undefined) continue;
    const picture = pictures.get(name) ?? { files: [], mark: '', isChanged: false };
    picture.files.push(file);
    if (!night) picture.mark = mark;
    picture.isChanged ||= version(file).isDraft;
    pictures.set(name, picture);
  }
  const names = new Set([...pictures.keys(), ...Object.keys(words)]);
  const list = [...names].sort().map((name) => {
    const { isChanged, ...picture } = pictures.get(name) ?? { files: [], mark: '', isChanged: false };
    const wordsMark = markOfWords(words, name);
    return {
      ...{ name, ...picture, wordsMark },
      words: wordsMark ? words[name] : undefined,
      uses: [...(uses.get(name) ?? [])],
      isTop: tops.has(name),
      isChanged: isChanged || wordsMark !== markOfWords(before, name),
    };
  });
  return { list, isOpen, texts, text, published, version };
}

type Words = Record<string, NonNullable<Photo['words']>>;

/** What `photos.yaml` says of each photograph. */
export function wordsIn(text: string): Words {
  const { source } = readYaml(text, PHOTOS_FILE);
  return source ? (parsed(source, FILES.photos).data as Words) : {};
}

/** What a photograph is called: what it shows or, where nothing is said of it, its name. */
export function photoTitle(name: string, words: Photo['words']): string {
  return words?.alt || words?.caption || name;
}

function markOfWords(words: Words, name: string): string {
  return Object.hasOwn(words, name) ? hashOf(JSON.stringify(words[name])) : '';
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function markOfFile(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${Math.round(mtimeMs)}-${size}`;
}

/** In pixels, of the longer side of the copies that the office shows: of a list, and of a page of its own. */
const SIZES = { small: 480, large: 1200 };

export type CopySize = keyof typeof SIZES;

type CopyDeps = { website: Website; photoProcess: PhotoProcess; contentDir: string; dataDir: string };

/** Copies of photographs for the office, made when they are first asked for. */
export function officeCopies({ website, photoProcess, contentDir, dataDir }: CopyDeps) {
  const folder = join(dataDir, 'website/small');

  /** The copy of a version of a photograph; undefined where that cannot be read. */
  return async (name: string, mark: string, size: CopySize): Promise<Buffer | undefined> => {
    const isKept = /^[\da-f]{64}$/.test(mark);
    const copy = join(folder, `${isKept ? mark : hashOf(`${name} ${mark}`)}-${SIZES[size]}.webp`);
    const there = await readFile(copy).catch(() => undefined);
    if (there) return there;
    await mkdir(folder, { recursive: true });
    const master = `${copy}.${process.hrtime.bigint()}`;
    try {
      const file = isKept ? master : await fileInFolder(name);
      if (isKept) await website.place(mark, master);
      if (!file) return undefined;
      const made = await photoProcess.ask({ kind: 'copy', file, longest: SIZES[size] });
      if (!('bytes' in made)) return undefined;
      await writeFile(`${master}.new`, made.bytes);
      await rename(`${master}.new`, copy);
      return Buffer.from(made.bytes);
    } catch {
      return undefined;
    } finally {
      await rm(master, { force: true });
    }
  };

  async function fileInFolder(name: string): Promise<string | undefined> {
    for (const ending of ['jpg', 'jpeg', 'png']) {
      const file = `photos/${name}.${ending}`;
      const path = join(contentDir, file);
      if (isWebsiteFile(file) && (await stat(path).catch(() => undefined))?.isFile()) return path;
    }
    return undefined;
  }
}
