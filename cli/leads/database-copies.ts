import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../server/config.ts';
import { businessDay } from '../../server/formats/business-time.ts';
import {
  isSamePerson,
  type PersonQuery,
  type PersonRecord,
  personMatcher,
} from '../../server/leads/person-query.ts';
import { isLeftover } from '../../server/operations/backup/files.ts';
import { backupFolder, makeBackup } from '../../server/operations/backup/make-backup.ts';
import { backupDays, dayOfBackup, lastDayOf } from '../../server/operations/backup/rotation.ts';
import type { Store } from '../../server/store/store.ts';
import { Failure } from '../command.ts';
import { assertDataDirOwner, type LeadsContext, type StoreContext } from './command.ts';

/** A copy of the database. One that cannot be read may contain anyone. */
type Copy = { file: string; kind: 'put aside' | 'backup' | 'left over'; unreadable: boolean };

type Search = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  query: PersonQuery;
  found: PersonRecord[];
  only: boolean;
};

const PUT_ASIDE = /^one-call-before-.*\.sqlite$/;

/** The copies in DATA_DIR that contain a person who matches the query or a lead that it found in the database. */
export function findCopiesContaining({ config, query, found, only }: Search): Copy[] {
  const isFound = (one: PersonRecord) =>
    found.some((other) => (only ? one.id === other.id : isSamePerson(one, other)));
  const putAside = filesIn(config.dataDir, (name) => PUT_ASIDE.test(name));
  const backups = filesIn(backupFolder(config), (name) => dayOfBackup(name) !== undefined);
  const readable = [
    ...putAside.map((file) => ({ file, kind: 'put aside' as const })),
    ...backups.map((file) => ({ file, kind: 'backup' as const })),
  ];
  const containing = readable.flatMap((copy): Copy[] => {
    const contains = containsAny(copy.file, query, isFound);
    return contains === false ? [] : [{ ...copy, unreadable: contains === undefined }];
  });
  return [...containing, ...leftovers(config)];
}

/** Not opened, because another process may be writing them. */
function leftovers(config: Search['config']): Copy[] {
  const files = [config.dataDir, backupFolder(config)].flatMap((folder) => filesIn(folder, isLeftover));
  return files.map((file) => ({ file, kind: 'left over', unreadable: true }));
}

function filesIn(folder: string, isWanted: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isWanted)
    .sort()
    .map((name) => join(folder, name));
}

const IDENTITIES = 'select id, reference, email, phone, sent_email, sent_phone from leads';

/** In copies from before anything could be corrected. */
const UNCORRECTED_IDENTITIES = 'select id, reference, email, phone from leads';

/** In copies from before both forms shared a table. */
const EARLIER_IDENTITIES = `select id, reference, email, phone from estimate_requests
  union all select id, reference, email, phone from contact_messages`;

/** Undefined when the file cannot be read. Iterates over the rows, because a copy may be large. */
function containsAny(
  file: string,
  query: PersonQuery,
  isFound: (one: PersonRecord) => boolean,
): boolean | undefined {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const columns = database.prepare("select name from pragma_table_info('leads')").all();
    const select = columns.some(({ name }) => name === 'sent_email') ? IDENTITIES : UNCORRECTED_IDENTITIES;
    const identities = `select * from (${columns.length > 0 ? select : EARLIER_IDENTITIES})`;
    const referenced =
      'reference' in query ? database.prepare(`${identities} where reference = ?`).all(query.reference) : [];
    const matches = personMatcher(query, referenced as PersonRecord[]);
    for (const record of database.prepare(identities).iterate() as Iterable<PersonRecord>) {
      if (matches(record) || isFound(record)) return true;
    }
    return false;
  } catch {
    return undefined;
  }
}

type Description = Pick<LeadsContext, 'config' | 'values' | 'at'> & { copies: Copy[]; who: string };

/** Lists the copies that still contain the person, and until when. */
export async function describeCopies({ config, values, copies, who, at }: Description): Promise<string> {
  const yours = config.databaseUrl
    ? 'Your backups of PostgreSQL still hold it until you delete them.\n'
    : 'Delete any copies elsewhere yourself.\n';
  if (copies.length === 0)
    return config.databaseUrl ? yours : `No file in DATA_DIR holds it any more. ${yours}`;
  const days = await backupDays(backupFolder(config));
  const lines = copies.map(
    ({ file, kind, unreadable }) =>
      `  ${file}: ${kind === 'backup' ? expiry(file, days, at) : STAYS[kind]}${unreadable ? '; it cannot be read, and may hold it' : ''}\n`,
  );
  const has = (kind: Copy['kind']) => copies.some((copy) => copy.kind === kind);
  const again = `npm run leads -- forget ${/^\S+$/.test(who) ? who : `'${who}'`}`;
  return [
    'Still held by:\n',
    ...lines,
    has('put aside') && !values['put-aside'] ? `To remove kept databases: ${again} --put-aside\n` : '',
    has('backup') && !values.backups ? `To replace those backups with a new one: ${again} --backups\n` : '',
    yours,
  ].join('');
}

const STAYS = {
  'put aside': 'kept by a restore; it is never removed by itself',
  'left over': 'left by a backup or restore that was interrupted or is running; a later backup removes it',
};

function expiry(file: string, days: string[], at: Date): string {
  const day = dayOfBackup(basename(file)) ?? '';
  return `expires on ${lastDayOf(days, businessDay(at), [day])} if backups run every night`;
}

/** Returns a line about what was removed. */
export async function removePutAside(copies: Copy[]): Promise<string> {
  const files = copies.filter(({ kind }) => kind === 'put aside').map(({ file }) => file);
  for (const file of files) await removeWithCompanions(file);
  return files.length > 0 ? `Removed: ${files.join(', ')}\n` : 'No kept database holds it.\n';
}

/** Removes older backups only after a good new one without the person; throws a Failure when that one failed. */
export async function removeBackups({
  store,
  config,
  at,
  copies,
}: Pick<StoreContext, 'config' | 'at'> & {
  store: Pick<Store, 'recordBackup'>;
  copies: Copy[];
}): Promise<string> {
  const files = copies.filter(({ kind }) => kind === 'backup').map(({ file }) => file);
  if (files.length === 0) return 'No backup in DATA_DIR holds it.\n';
  assertDataDirOwner(config);
  // With PostgreSQL, backups here are from before it: there is no newer one to make.
  const made = config.databaseUrl ? undefined : await makeBackup({ store, config, at });
  if (made?.bytes === null)
    throw new Failure(`No backup was removed, because the new one is bad. ${made.problem}`);
  const old = files.filter((file) => file !== made?.place);
  for (const file of old) await removeWithCompanions(file);
  const removed = `Removed: ${old.join(', ') || 'only the one that it replaces'}\n`;
  return made ? `Made: ${made.place}\n${removed}` : removed;
}

/** With its SQLite companions and its checksum. */
async function removeWithCompanions(file: string) {
  for (const end of ['', '-wal', '-shm', '-journal', '.sha256']) await rm(`${file}${end}`, { force: true });
}
