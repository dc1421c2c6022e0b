import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { DatabaseMoved } from '../process/errors.ts';
import { createDatabase, query } from '../testing/postgres.ts';
import { bundleThreads } from '../testing/program.ts';
import { putDatabase, temporaryFolder } from '../testing/test-app.ts';
import { describeStore } from './store.contract.ts';
import type { Store } from './store.ts';
import { openStoreThread } from './store-thread.ts';
import { newLead } from './testing/contract.ts';

const threads = bundleThreads();

async function settings() {
  const dataDir = await temporaryFolder();
  const server = inject('postgresUrl');
  if (!server) return { dataDir };
  const database = await createDatabase(server);
  onTestFinished(database.drop);
  return { dataDir, databaseUrl: database.url };
}

async function open(config: { dataDir: string; databaseUrl?: string | undefined }) {
  const warnings: { err: Error; message: string }[] = [];
  const log = { warn: ({ err }: { err: Error }, message: string) => void warnings.push({ err, message }) };
  const store = await openStoreThread({ databaseUrl: undefined, ...config }, log, threads('store-worker.js'));
  onTestFinished(() => store.close());
  return { store, warnings };
}

// What reaches a thread and comes back from it is the same on both databases: one of them is enough for all of it.
if (!inject('postgresUrl')) {
  describeStore('on a thread', async () => {
    const config = await settings();
    await putDatabase(config.dataDir);
    const opened = await Promise.all([open(config), open(config)]);
    return opened.map(({ store }) => store) as [Store, Store];
  });
}

test('a database that cannot be opened is reported in the same sentence, and nothing is left running', async () => {
  const dataDir = join(await temporaryFolder(), 'a file');
  await writeFile(dataDir, '');
  const opened = open({ dataDir });
  await expect(opened).rejects.toThrow(/^The database .* cannot be opened: /);
  await expect(opened).rejects.toMatchObject({ name: 'StartupError' });
});

test.skipIf(inject('postgresUrl'))('a file that was removed is reported as without a thread', async () => {
  const config = await settings();
  const { store } = await open(config);
  await rm(join(config.dataDir, 'one-call.sqlite'));
  expect(() => store.assertInPlace()).toThrow(DatabaseMoved);
  await expect(store.recordLead(newLead())).rejects.toThrow(DatabaseMoved);
});

test.runIf(inject('postgresUrl'))('a broken connection is reported', async () => {
  const config = await settings();
  const { store, warnings } = await open(config);
  await store.recordLead(newLead());
  const name = new URL(config.databaseUrl ?? '').pathname.slice(1);
  await query(
    inject('postgresUrl') ?? '',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await expect
    .poll(() => warnings)
    .toContainEqual({
      err: expect.objectContaining({
        code: '57P01',
        message: expect.stringContaining('terminating connection'),
      }),
      message: 'a connection to the database broke',
    });
});

test('a call while it closes, or after, is refused and not left waiting', async () => {
  const { store } = await open(await settings());
  const last = store.recordLead(newLead()).catch((error: Error) => error);
  await store.close();
  await last;
  await expect(store.recordLead(newLead())).rejects.toThrow('closed');
  await store.close();
});
