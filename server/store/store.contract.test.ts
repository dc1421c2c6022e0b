import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { openSqliteStore } from './sqlite.ts';
import { describeStore } from './store.contract.ts';

describeStore('SQLite', async () => {
  const store = openSqliteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  return store;
});
