import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { FOLDERS } from '../../contract/content/files.ts';
import type { Masters } from '../masters/masters.ts';
import type { Manifest } from '../store/store.ts';

/** The longest text that the database takes; what is longer is no text to edit. */
const LONGEST_TEXT = 1_000_000;

/** Whether the bytes go into the database. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.length > LONGEST_TEXT || bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The name under which bytes are kept. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Copies of photographs, which the writer makes again from their masters. */
export const COPIES = 'photos/copies';

/** Whether a file with this name belongs to a website: at its top or in one of its folders, and nothing hidden. */
export function isWebsiteFile(name: string): boolean {
  const parts = name.split('/');
  const [first = ''] = parts;
  return (
    name.length <= 200 &&
    !/[\p{Cc}\\:]/u.test(name) &&
    parts.every((part) => part !== '' && !part.startsWith('.')) &&
    (parts.length === 1 ? !FOLDERS.includes(first) : FOLDERS.includes(first)) &&
    !`${name}/`.startsWith(`${COPIES}/`)
  );
}

/** The names of a website's files in a folder. */
export async function websiteFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isWebsiteFile)
    .sort();
}

const ONE_PLACE =
  'If another server has it, set MEDIA_URL (docs/running.md, "Several servers"); if it is lost, bring it back from a backup.';

/** Writes a website's files into a folder. Without masters, what is none of the texts is an empty file. */
export async function writeWebsite(
  folder: string,
  manifest: Manifest,
  texts: Map<string, Uint8Array>,
  masters?: Masters,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, hash] of Object.entries(manifest)) {
    if (!isWebsiteFile(name)) throw new Error(`${name} is no file of a website`);
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    const text = texts.get(hash);
    if (text || !masters) await writeFile(file, text ?? '', { flush: true });
    else
      await masters.place(hash, file).catch((error: Error) => {
        if (masters.isShared) throw new Error(`${name}: ${error.message}`, { cause: error });
        throw new Error(`${name} is not on this server. ${ONE_PLACE}`, { cause: error });
      });
  }
}

/** After so many milliseconds, a folder that was never finished is removed. */
const ABANDONED = 60 * 60_000;

/**
 * The folder of one version of the website, such as the publication that is served: `content`, a link to a folder in `contents` that
 * never changes. What is killed on the way leaves the one before, whole.
 */
export function versionFolder(website: string, called: 'content' | 'preview') {
  const place = join(website, called);
  const all = join(website, `${called}s`);

  /** Writes the folder with this name and has the link lead to it, unless it does already. */
  async function put(name: string, write: (folder: string) => Promise<void>): Promise<void> {
    const current = await readlink(place).catch(() => '');
    if (basename(current) === name && (await exists(join(all, name)))) return;
    const next = join(all, `${Date.now().toString(36)}.${randomUUID()}.next`);
    try {
      await write(next);
      await shareCopies(next);
      // Where it is there already, another server has put it there, or this one before it was killed.
      await rename(next, join(all, name)).catch(async (error) => {
        if (!(await exists(join(all, name)))) throw error;
      });
    } finally {
      await rm(next, { recursive: true, force: true });
    }
    // The writer compares it with the time of the site.
    await utimes(join(all, name), new Date(), new Date());
    const nextLink = `${place}.${randomUUID()}`;
    await symlink(join(`${called}s`, name), nextLink, 'junction');
    await rename(nextLink, place);
    await removeOthers(name);
  }

  /** Every version finds the copies of the photographs that it shares with the one before. */
  async function shareCopies(folder: string): Promise<void> {
    if (!(await exists(join(folder, 'photos')))) return;
    await mkdir(join(website, 'copies'), { recursive: true });
    await symlink(join('../../..', 'copies'), join(folder, COPIES), 'junction');
  }

  async function removeOthers(kept: string): Promise<void> {
    const isUnfinished = (name: string) =>
      name.endsWith('.next') && Date.now() - Number.parseInt(name, 36) < ABANDONED;
    for (const name of await readdir(all))
      if (name !== kept && !isUnfinished(name)) await rm(join(all, name), { recursive: true, force: true });
  }

  return { place, put };
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
