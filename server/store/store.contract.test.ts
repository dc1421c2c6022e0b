import { onTestFinished } from 'vitest';
import { putDatabase, temporaryFolder } from '../testing/test-app.ts';
import { describeStore } from './store.contract.ts';
import { openSqliteStore } from './store.ts';

describeStore('SQLite', async () => {
  const folder = await temporaryFolder();
  await putDatabase(folder);
  const open = () => {
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    return store;
  };
  return [open(), open()];
});
