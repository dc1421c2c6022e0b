import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { personKeys } from '../http/rate-limit/visitors.ts';
import { removePhotoFiles } from '../photos/photo-files.ts';
import { eachPageOfIdentities, type Identity } from '../store/identities.ts';
import type { Store } from '../store/store.ts';
import { emailsOf, isSamePerson, type PersonQuery, personMatcher, phonesOf } from './person-query.ts';

type Known = Pick<Store, 'identities' | 'identitiesOf'>;

/** Everything that a person has sent, oldest first. */
export async function identitiesMatching(store: Known, query: PersonQuery): Promise<Identity[]> {
  const referenced = 'reference' in query ? await store.identitiesOf([query.reference]) : [];
  return filterIdentities(store, personMatcher(query, referenced));
}

/** What shares an e-mail or a phone number with those found, without being among them: someone may write from two addresses. */
export function relatedIdentities(store: Known, found: Identity[]): Promise<Identity[]> {
  const ids = new Set(found.map(({ id }) => id));
  return filterIdentities(
    store,
    (one) => !ids.has(one.id) && found.some((other) => isSamePerson(one, other)),
  );
}

/** Collects them page by page, because all of them may not fit in memory. */
async function filterIdentities(
  store: Pick<Store, 'identities'>,
  isWanted: (one: Identity) => boolean,
): Promise<Identity[]> {
  const wanted: Identity[] = [];
  for await (const known of eachPageOfIdentities(store)) wanted.push(...known.filter(isWanted));
  return wanted;
}

/**
 * Deletes them for good, with what we know their senders by, their photos, and their mails in files; tells how many of them and of files
 * there were.
 */
export async function forgetIdentities(
  { store, config }: { store: Pick<Store, 'forget'>; config: Pick<Config, 'dataDir' | 'mediaUrl'> },
  found: Identity[],
  at: Date,
): Promise<{ leads: number; files: number }> {
  const keys = found.flatMap((one) =>
    [...emailsOf(one).map((email) => ({ email })), ...phonesOf(one).map((phone) => ({ phone }))]
      .flatMap(personKeys)
      .map((key) => `person:${key}`),
  );
  const references = found.map(({ reference }) => reference);
  const { leads, messageIds, photoIds } = await store.forget(references, keys, at);
  await removePhotoFiles(config, photoIds);
  return { leads, files: await removeMailFiles(config.dataDir, messageIds) };
}

/** In bytes: enough for the headers of our mails, which contain the Message-ID. */
const HEAD = 4096;

/** Removes mails that were written as files (without SMTP_URL), by Message-ID. Returns how many it removed. */
export async function removeMailFiles(dataDir: string, messageIds: string[]): Promise<number> {
  if (messageIds.length === 0) return 0;
  const folder = join(dataDir, 'mail');
  const wanted = new Set(messageIds);
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!MAIL.test(name)) continue;
    const file = join(folder, name);
    if (!wanted.has(await messageIdOf(file))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Including one that a crash left half-written. */
const MAIL = /\.eml(\.unfinished)?$/;

async function namesIn(folder: string): Promise<string[]> {
  // The folder does not exist where mails are sent by SMTP.
  return readdir(folder).catch(() => []);
}

async function messageIdOf(file: string): Promise<string> {
  const mail = await open(file);
  try {
    const { buffer, bytesRead } = await mail.read({ buffer: Buffer.alloc(HEAD) });
    const head = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1)[0] ?? '';
    return /^message-id:\s*(<[^>]*>)/im.exec(head)?.[1] ?? '';
  } finally {
    await mail.close();
  }
}
