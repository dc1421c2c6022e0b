import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../server/config.ts';
import { MAX_BACKUP_AGE } from '../../server/reports/digest-text.ts';
import { advice, type Finding, right, unknown, wrong } from './finding.ts';
import { queryPostgres } from './query-postgres.ts';

/** Checks the age of the last recorded backup. Reads the database directly and writes nothing. */
export async function checkBackups(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  now: Date,
): Promise<Finding> {
  try {
    const backups = databaseUrl ? await queryPostgres<Row>(databaseUrl, NEWEST) : readSqlite(dataDir);
    return judge(backups, now, databaseUrl ? TELL_US : MAKE_ONE);
  } catch {
    return unknown('Backups were not looked at: there is no store yet, or it cannot be read from here.');
  }
}

const MAKE_ONE = 'The server makes one each night. To have one now: npm run leads -- backup';
const TELL_US =
  'Archive the database each night, and let that end with: npm run leads -- backup --seen PLACE (docs/running.md)';

type Row = { at: string; problem: string | null };

const NEWEST = 'select at, problem from backups order by at desc limit 1';

function readSqlite(dataDir: string): Row[] {
  const file = join(dataDir, 'one-call.sqlite');
  if (!existsSync(file)) throw new Error('no store yet');
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare(NEWEST).all() as Row[];
}

function judge(backups: Row[], now: Date, todo: string): Finding {
  const [last] = backups;
  if (!last) return advice('There is no backup yet.', todo);
  if (last.problem) return wrong(`The last backup is of no use: ${last.problem}`, todo);
  const hours = Math.floor((now.getTime() - Date.parse(last.at)) / 3_600_000);
  const says = `The last good backup is ${hours} hours old`;
  return now.getTime() - Date.parse(last.at) > MAX_BACKUP_AGE ? wrong(`${says}.`, todo) : right(`${says}.`);
}
