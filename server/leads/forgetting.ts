import type { Config } from '../config.ts';
import { removeMailFiles } from '../operations/retention/mail-files.ts';
import { eachPageOfIdentities, type Identity } from '../store/identities.ts';
import type { Store } from '../store/store.ts';
import { personKeys } from './person-keys.ts';
import { isSamePerson, type PersonQuery, personMatcher } from './person-query.ts';

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

/** Deletes them for good, with what we know their senders by and their mails in files; tells how many of each there were. */
export async function forgetIdentities(
  { store, config }: { store: Pick<Store, 'forget'>; config: Pick<Config, 'dataDir'> },
  found: Identity[],
  at: Date,
): Promise<{ leads: number; files: number }> {
  const keys = found.flatMap(({ email, phone }) =>
    personKeys({ email, phone }).map((key) => `person:${key}`),
  );
  const references = found.map(({ reference }) => reference);
  const { leads, messageIds } = await store.forget(references, keys, at);
  return { leads, files: await removeMailFiles(config.dataDir, messageIds) };
}
