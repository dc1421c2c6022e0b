import { expect, inject, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { createDatabase } from '../testing/postgres.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { gatherDigest } from './digest.ts';

const at = new Date('2026-11-21T09:00:00Z');
const MANY = 120;

async function emptyStore(): Promise<Store> {
  const server = inject('postgresUrl');
  const database = server ? await createDatabase(server) : undefined;
  const store = await openStore(
    { dataDir: await temporaryFolder(), databaseUrl: database?.url },
    { warn: () => {} },
  );
  onTestFinished(async () => {
    await store.close();
    await database?.drop();
  });
  return store;
}

test('counts all that is held, and reads only those that it names', async () => {
  const store = await emptyStore();
  for (let count = 1; count <= MANY; count++) {
    await store.recordLead({
      ...UNSUSPECTED,
      id: `lead-${count}`,
      form: 'estimate',
      key: `key-${count}`,
      answers: GOOD_REQUEST,
      spam: { score: 5, reasons: ['links'], held: true },
      deliveries: [{ kind: 'office-mail', messageId: `<${count}@us.example>` }],
      at,
    });
  }
  const read: number[] = [];
  const findLeads: Store['findLeads'] = async (...asked) => {
    const leads = await store.findLeads(...asked);
    read.push(leads.length);
    return leads;
  };
  const { held, alsoHeld, undelivered } = await gatherDigest(
    { ...store, findLeads },
    { retentionMonths: 24 },
    at,
  );
  expect(held.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, back) => MANY - back));
  expect([alsoHeld, undelivered]).toEqual([MANY - 50, []]);
  // The held ones, then those whose promise was missed, the urgent ones, and those that were given up.
  expect(read).toEqual([50, 0, 0, 0]);
});
