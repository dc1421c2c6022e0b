import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { describeStore } from './store.contract.ts';
import { openSqliteStore } from './store.ts';

describeStore('SQLite', async () => {
  const folder = await temporaryFolder();
  const open = () => {
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    return store;
  };
  return [open(), open()];
});
