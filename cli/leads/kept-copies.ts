import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { businessDay } from '../../server/business-time.ts';
import type { Config } from '../../server/config.ts';
import {
  isSamePerson,
  type PersonQuery,
  type PersonRecord,
  personMatcher,
} from '../../server/leads/person-query.ts';
import { isLeftover } from '../../server/operations/backup/leftovers.ts';
import { backupFolder, makeBackup } from '../../server/operations/backup/make-backup.ts';
import { backupDays } from '../../server/operations/backup/older.ts';
import { dayOfBackup, lastDayOf } from '../../server/operations/backup/rotation.ts';
import type { Store } from '../../server/store/store.ts';
import { assertDataDirOwner } from '../owner.ts';
import type { LeadsContext } from './command.ts';

/** A whole database beside the one in use. One that cannot be read may hold anybody. */
type Copy = { file: string; kind: 'put aside' | 'backup' | 'left over'; unreadable: boolean };

type Wanted = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  who: PersonQuery;
  found: PersonRecord[];
  only: boolean;
};

const PUT_ASIDE = /^one-call-before-.*\.sqlite$/;

/** The copies in DATA_DIR that still hold a person: by what was typed, and by what the database knew of them. */
export function findCopiesHolding({ config, who, found, only }: Wanted): Copy[] {
  const isFound = (one: PersonRecord) =>
    found.some((other) => (only ? one.id === other.id : isSamePerson(one, other)));
  const putAside = filesIn(config.dataDir, (name) => PUT_ASIDE.test(name));
  const backups = filesIn(backupFolder(config), (name) => dayOfBackup(name) !== undefined);
  const readable = [
    ...putAside.map((file) => ({ file, kind: 'put aside' as const })),
    ...backups.map((file) => ({ file, kind: 'backup' as const })),
  ];
  const holding = readable.flatMap((copy): Copy[] => {
    const holds = holdsAny(copy.file, who, isFound);
    return holds === false ? [] : [{ ...copy, unreadable: holds === undefined }];
  });
  return [...holding, ...leftovers(config)];
}

/** Whole databases, but nobody can tell whether one of them is being written just now. */
function leftovers(config: Wanted['config']): Copy[] {
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

const IDENTITIES = 'select id, reference, email, phone from leads';

/** The same in a copy that was made before there was one table for both forms. */
const EARLIER_IDENTITIES = `select id, reference, email, phone from estimate_requests
  union all select id, reference, email, phone from contact_messages`;

/** Nothing when it cannot be read. A copy may be large: its rows are looked at one after the other. */
function holdsAny(
  file: string,
  who: PersonQuery,
  isFound: (one: PersonRecord) => boolean,
): boolean | undefined {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const hasLeads = database.prepare("select 1 from sqlite_schema where name = 'leads'").get();
    const identities = `select * from (${hasLeads ? IDENTITIES : EARLIER_IDENTITIES})`;
    const bearers =
      'reference' in who ? database.prepare(`${identities} where reference = ?`).all(who.reference) : [];
    const isMeant = personMatcher(who, bearers as PersonRecord[]);
    for (const one of database.prepare(identities).iterate() as Iterable<PersonRecord>) {
      if (isMeant(one) || isFound(one)) return true;
    }
    return false;
  } catch {
    return undefined;
  }
}

type Telling = Pick<LeadsContext, 'config' | 'values' | 'at'> & { copies: Copy[]; who: string };

/** Lists the copies that still hold the person, and until when. */
export async function describeCopies({ config, values, copies, who, at }: Telling): Promise<string> {
  const yours = config.databaseUrl
    ? 'Backups of your PostgreSQL still hold it until you delete them.\n'
    : 'Copies elsewhere are yours to delete.\n';
  if (copies.length === 0)
    return config.databaseUrl ? yours : `No file in DATA_DIR holds it any more. ${yours}`;
  const days = await backupDays(backupFolder(config));
  const lines = copies.map(
    ({ file, kind, unreadable }) =>
      `  ${file}: ${kind === 'backup' ? goesOn(file, days, at) : STAYS[kind]}${unreadable ? '; it cannot be read, and may hold it' : ''}\n`,
  );
  const has = (kind: Copy['kind']) => copies.some((copy) => copy.kind === kind);
  const again = `npm run leads -- forget ${/^\S+$/.test(who) ? who : `'${who}'`}`;
  return [
    'Still held by:\n',
    ...lines,
    has('put aside') && !values['put-aside'] ? `To remove what was put aside: ${again} --put-aside\n` : '',
    has('backup') && !values.backups ? `To make a fresh backup and remove those: ${again} --backups\n` : '',
    yours,
  ].join('');
}

const STAYS = {
  'put aside': 'put aside by a restore, and nothing removes it by itself',
  'left over':
    'left by a backup or a restore that was killed, or is under way; a backup made a day later removes it',
};

function goesOn(file: string, days: string[], at: Date): string {
  const day = dayOfBackup(basename(file)) ?? '';
  return `with a backup made every night, it goes on ${lastDayOf(days, businessDay(at), [day])}`;
}

/** Tells what was done. */
export async function removePutAside(copies: Copy[]): Promise<string> {
  const files = copies.filter(({ kind }) => kind === 'put aside').map(({ file }) => file);
  for (const file of files) await removeWithCompanions(file);
  return files.length > 0 ? `Removed: ${files.join(', ')}\n` : 'Nothing that was put aside holds it.\n';
}

type Removing = LeadsContext & { store: Pick<Store, 'recordBackup'>; copies: Copy[] };

/** Older backups go only when there is a good one without the person in it. */
export async function removeBackups({
  store,
  config,
  at,
  stdout,
  stderr,
  copies,
}: Removing): Promise<boolean> {
  const files = copies.filter(({ kind }) => kind === 'backup').map(({ file }) => file);
  if (files.length === 0) {
    stdout('No backup in DATA_DIR holds it.\n');
    return true;
  }
  assertDataDirOwner(config);
  // With PostgreSQL, backups here are from before it: there is no newer one to make.
  if (config.databaseUrl) {
    for (const file of files) await removeWithCompanions(file);
    stdout(`Removed: ${files.join(', ')}\n`);
    return true;
  }
  const { place, problem } = await makeBackup({ store, config, at });
  if (problem) {
    stderr(`No backup was removed, for the fresh one is of no use. ${problem}\n`);
    return false;
  }
  for (const file of files) if (file !== place) await removeWithCompanions(file);
  stdout(
    `Made: ${place}\nRemoved: ${files.filter((file) => file !== place).join(', ') || 'none but the one that it replaces'}\n`,
  );
  return true;
}

/** With its log, its index and its checksum; what else the owner has put beside it stays. */
async function removeWithCompanions(file: string) {
  for (const end of ['', '-wal', '-shm', '-journal', '.sha256']) await rm(`${file}${end}`, { force: true });
}
