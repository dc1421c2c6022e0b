import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Config } from '../../server/config.ts';
import { MAX_BACKUP_AGE } from '../../server/reports/digest-text.ts';
import { explainPostgresError } from '../../server/store/postgres-errors.ts';
import { advice, type Finding, right, unknown, wrong } from './finding.ts';

// These checks read the database directly and write nothing.

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Whether we can log in to the PostgreSQL in `DATABASE_URL`, and write there. */
export async function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding> {
  if (!databaseUrl) return right('Requests are stored in a file in DATA_DIR.');
  const { host } = new URL(databaseUrl);
  try {
    const [row] = await queryPostgres<{ readonly: string }>(databaseUrl, READ_ONLY);
    if (row?.readonly === 'off') return right(`PostgreSQL at ${host} accepts the login.`);
    return wrong(`PostgreSQL at ${host} is read-only.`, explainPostgresError(TAKES_NO_WRITES));
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    if (UNREACHABLE.test(code)) {
      return unknown(
        `PostgreSQL at ${host} was not reached (${code}).`,
        'Try it on the machine that runs the server: few databases accept other connections.',
      );
    }
    return wrong(`PostgreSQL at ${host} refuses the login (${code}).`, explainPostgresError(error));
  }
}

const READ_ONLY = "select current_setting('transaction_read_only') as readonly";

const TAKES_NO_WRITES = { code: '25006', message: 'cannot write in a read-only transaction' };

/** Codes of the network; all others come from PostgreSQL (SQLSTATE), from TLS or from a file that cannot be read. */
const UNREACHABLE = /^(E(CONN|HOST|NET|ADDR|TIMEDOUT|AI_|NOTFOUND|PIPE)|no answer)/;

/** Checks the age of the last recorded backup. */
export async function checkBackups(place: Place, now: Date): Promise<Finding> {
  const todo = place.databaseUrl ? RECORD_ONE : MAKE_ONE;
  let backups: { at: string; problem: string | null }[];
  try {
    backups = await query(place, 'select at, problem from backups order by at desc limit 1');
  } catch {
    return unknown(`Backups were not checked: ${NO_DATABASE}`);
  }
  const [last] = backups;
  if (!last) return advice('There is no backup yet.', todo);
  if (last.problem) return wrong(`The last backup is bad: ${last.problem}`, todo);
  const age = now.getTime() - Date.parse(last.at);
  const says = `The last good backup is ${Math.floor(age / 3_600_000)} hours old.`;
  return age > MAX_BACKUP_AGE ? wrong(says, todo) : right(says);
}

const NO_DATABASE = 'there is no database yet, or it cannot be read from here.';
const MAKE_ONE = 'The server makes one each night. To make one now: npm run leads -- backup';
const RECORD_ONE =
  'Back up the database each night, and end that with: npm run leads -- backup --seen PLACE (docs/running.md)';

/** Whether the office has users, and whether their sign-in codes arrive. */
export async function checkOffice(config: Place & Pick<Config, 'smtpUrl'>): Promise<Finding> {
  const users = await countUsers(config);
  if (users === undefined) return unknown(`The users of the office were not checked: ${NO_DATABASE}`);
  if (users === 0) return right('The office is off: it has no users.');
  const says = `The office has ${users === 1 ? 'one user' : `${users} users`}`;
  if (config.smtpUrl) return right(`${says}, who get sign-in codes by mail.`);
  return wrong(
    `${says}, and sign-in codes are only written to files.`,
    'Set SMTP_URL. Until then, print a code: npm run leads -- office sign-in EMAIL',
  );
}

/** How many users may sign in to the office; undefined when the database cannot be read. */
export async function countUsers(place: Place): Promise<number | undefined> {
  try {
    const [row] = await query<{ users: unknown }>(
      place,
      'select count(*) as users from users where active = 1',
    );
    return Number(row?.users);
  } catch {
    return undefined;
  }
}

async function query<Row extends object>({ dataDir, databaseUrl }: Place, sql: string): Promise<Row[]> {
  if (databaseUrl) return queryPostgres(databaseUrl, sql);
  const file = join(dataDir, 'one-call.sqlite');
  if (!existsSync(file)) throw new Error('no database yet');
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare(sql).all() as Row[];
}

const TIMEOUT_MS = 10_000;

/** Runs one query on a new connection. Rejects with an error that has a `code`. */
async function queryPostgres<Row extends object>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Without a listener, a lost connection would crash the process; the pending query rejects anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
