import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Config } from '../../server/config.ts';
import { BACKUP_LASTS } from '../../server/reports/words.ts';
import { advice, type Finding, right, unknown, wrong } from './finding.ts';

const PATIENCE = 10_000;

/** What the store remembers of its backups: it is read past the server, and nothing is written. */
export async function checkBackups(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  now: Date,
): Promise<Finding> {
  try {
    const backups = databaseUrl ? await readPostgres(databaseUrl) : readSqlite(dataDir);
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

async function readPostgres(connectionString: string): Promise<Row[]> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(NEWEST)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

function judge(backups: Row[], now: Date, todo: string): Finding {
  const [last] = backups;
  if (!last) return advice('There is no backup yet.', todo);
  if (last.problem) return wrong(`The last backup is of no use: ${last.problem}`, todo);
  const hours = Math.floor((now.getTime() - Date.parse(last.at)) / 3_600_000);
  const says = `The last good backup is ${hours} hours old`;
  return now.getTime() - Date.parse(last.at) > BACKUP_LASTS ? wrong(`${says}.`, todo) : right(`${says}.`);
}
