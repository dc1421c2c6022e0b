import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { buildApp, type Parts } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { buildSite } from './build-site.ts';

export type TestApp = {
  app: FastifyInstance;
  config: Config;
  /** Every log line so far, as text. */
  log: () => string;
  /** Reads the database as the office's tools would. */
  rows: (sql: string) => Record<string, unknown>[];
};

type Setting = { settings?: Record<string, string>; parts?: Parts; failuresExpected?: boolean };

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'one-call-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** The real server on a real database in a folder of its own, for one test. */
export async function startTestApp(setting: Setting = {}): Promise<TestApp> {
  const { close, ...started } = await build(setting);
  onTestFinished(close);
  return started;
}

/** The same for all tests of a `describe` or a file that only look at it. */
export function shareTestApp(setting: Setting = {}): () => TestApp {
  let shared: TestApp | undefined;
  beforeAll(async () => {
    const { close, ...started } = await build(setting);
    shared = started;
    return close;
  });
  return () => {
    if (!shared) throw new Error('The shared server has not started');
    return shared;
  };
}

/** A failure in the server's log fails the test, unless it is what the test is about. */
async function build({
  settings,
  parts,
  failuresExpected,
}: Setting): Promise<TestApp & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'one-call-'));
  await buildSite(join(folder, 'build'));
  const config = readConfig({ DATA_DIR: join(folder, 'data'), RATE_LIMIT: '0', ...settings });
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp(config, { buildDir: join(folder, 'build'), logStream, ...parts });

  async function close() {
    await app.close();
    await removeFolder(folder);
    if (!failuresExpected) expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }
  return { app, config, close, log: () => lines.join(''), rows: (sql) => readRows(config, sql) };
}

function removeFolder(folder: string) {
  return rm(folder, { recursive: true, force: true });
}

function readRows({ dataDir }: Config, sql: string) {
  const database = new DatabaseSync(join(dataDir, 'one-call.sqlite'), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
