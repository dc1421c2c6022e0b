import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { describeLeadChanges } from './lead-changes.contract.ts';
import { describeStore } from './store.contract.ts';
import { openSqliteStore, type Store } from './store.ts';

async function openTwice(folder: string): Promise<[Store, Store]> {
  const open = () => {
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    return store;
  };
  return [open(), open()];
}

describeStore('SQLite', async () => openTwice(await temporaryFolder()));

describeLeadChanges('SQLite', async () => {
  const folder = await temporaryFolder();
  const stores = await openTwice(folder);
  return {
    stores,
    async sql(sql) {
      using database = new DatabaseSync(join(folder, 'one-call.sqlite'));
      return database.prepare(sql).all();
    },
  };
});
