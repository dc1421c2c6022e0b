import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, inject, onTestFinished } from 'vitest';
import { type AppOverrides, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { openSqlite } from '../store/sqlite.ts';
import { buildSite } from './build-site.ts';
import { fastFolder } from './fast-folder.ts';
import { createDatabase, lockPostgres, query } from './postgres.ts';

export type TestApp = {
  app: FastifyInstance;
  config: Config;
  /** Every log line so far, as text. */
  log: () => string;
  /** The log lines, parsed; of one level, such as 40 for warnings. */
  logged: (level?: number) => Record<string, unknown>[];
  /** Queries the database on a separate connection. */
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Settings for another server on the same store. */
  sameStore: Record<string, string>;
  /** Blocks commits with a lock, until the returned function is called. */
  lockStore: () => Promise<() => Promise<void>>;
};

type TestAppOptions = {
  settings?: Record<string, string>;
  overrides?: AppOverrides;
  failuresExpected?: boolean;
};

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** The real server on a new database, for one test. Any error in its log fails the test unless `failuresExpected`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { close, ...started } = await build(options);
  onTestFinished(close);
  return started;
}

/** The same server for all tests of a `describe` or a file that do not change its state. */
export function shareTestApp(options: TestAppOptions = {}): () => TestApp {
  let shared: TestApp | undefined;
  beforeAll(async () => {
    const { close, ...started } = await build(options);
    shared = started;
    return close;
  });
  return () => {
    if (!shared) throw new Error('The shared server has not started');
    return shared;
  };
}

async function build({
  settings,
  overrides,
  failuresExpected,
}: TestAppOptions): Promise<TestApp & { close(): Promise<void> }> {
  const folder = await newFolder();
  await buildSite(join(folder, 'build'));
  const store = await emptyStore(folder);
  const config = readConfig({ ...store.settings, RATE_LIMIT: '0', ...settings });
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp(config, {
    buildDir: join(folder, 'build'),
    photoProgram: 'server/photos/photo-program.ts',
    logStream,
    ...overrides,
  });

  async function close() {
    await app.close();
    await store.remove();
    await removeFolder(folder);
    if (!failuresExpected) expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }
  const rows = (sql: string) => readRows(config, sql);
  return {
    app,
    config,
    close,
    log: () => lines.join(''),
    logged: (level) =>
      lines.map((line) => JSON.parse(line)).filter((line) => level === undefined || line.level === level),
    rows,
    sameStore: storeOf(config),
    lockStore: () => lockStore(config),
  };
}

/** A data folder, and in it or in the PostgreSQL project's server a new database with every table. */
async function emptyStore(folder: string) {
  const dataDir = { DATA_DIR: join(folder, 'data') };
  const server = inject('postgresUrl');
  if (!server) {
    await putDatabase(dataDir.DATA_DIR);
    return { settings: dataDir, remove: async () => {} };
  }
  const database = await createDatabase(server, inject('migratedDatabase'));
  return { settings: { ...dataDir, DATABASE_URL: database.url }, remove: database.drop };
}

let migrated: Promise<Buffer> | undefined;

/** Puts a database that has every table into a new data folder. To make one takes ten times as long. */
export async function putDatabase(dataDir: string) {
  migrated ??= migratedDatabase();
  await mkdir(dataDir, { mode: 0o700, recursive: true });
  await writeFile(join(dataDir, 'one-call.sqlite'), await migrated, { mode: 0o600 });
}

async function migratedDatabase(): Promise<Buffer> {
  const folder = await newFolder();
  await openSqlite(folder).close();
  const database = await readFile(join(folder, 'one-call.sqlite'));
  await removeFolder(folder);
  return database;
}

function storeOf({ dataDir, databaseUrl }: Config): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

async function newFolder() {
  return mkdtemp(join(await fastFolder(), 'one-call-'));
}

function removeFolder(folder: string) {
  return rm(folder, { recursive: true, force: true });
}

async function lockStore({ dataDir, databaseUrl }: Config) {
  if (databaseUrl) return lockPostgres(databaseUrl);
  const database = new DatabaseSync(join(dataDir, 'one-call.sqlite'));
  database.exec('begin immediate');
  return async () => database.close();
}

async function readRows({ dataDir, databaseUrl }: Config, sql: string) {
  if (databaseUrl) return query(databaseUrl, sql);
  const database = new DatabaseSync(join(dataDir, 'one-call.sqlite'));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
