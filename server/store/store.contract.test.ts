import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { openSqliteStore } from './sqlite.ts';
import { describeStore } from './store.contract.ts';

describeStore('SQLite', async () => {
  const folder = await temporaryFolder();
  const open = () => {
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    return store;
  };
  return [open(), open()];
});
