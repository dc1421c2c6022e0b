import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { plannedMails } from './planned-deliveries.ts';
import { createQueue, MOST_IN_HAND } from './queue.ts';

const MAIL_FROM = 'estimates@oakhand.example';

async function storeWithLeads(count: number): Promise<Store> {
  const store = openSqliteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  for (let index = 0; index < count; index++) {
    const id = randomUUID();
    const deliveries = plannedMails(id, '', MAIL_FROM);
    await store.recordLead({
      ...UNSUSPECTED,
      id,
      form: 'estimate',
      key: id,
      answers: GOOD_REQUEST,
      deliveries,
      at: new Date(),
    });
  }
  return store;
}

test('in a rush one at a time is taken, and after it several', async () => {
  const store = await storeWithLeads(12);
  const asked: number[] = [];
  let isRushed = true;
  let sent = 0;
  const queue = createQueue({
    lane: 'office',
    async send() {
      sent++;
      return { result: 'delivered', answer: '' };
    },
    store: {
      ...store,
      claimDueDeliveries(claim) {
        asked.push(claim.most);
        return store.claimDueDeliveries(claim);
      },
    },
    mailFrom: MAIL_FROM,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    isRush: () => isRushed,
  });
  onTestFinished(() => queue.stop());

  queue.wake();
  await vi.waitFor(() => expect(sent).toBe(3), { timeout: 10_000 });
  expect(new Set(asked)).toEqual(new Set([1]));
  isRushed = false;
  await vi.waitFor(() => expect(sent).toBe(12), { timeout: 10_000 });
  expect(Math.max(...asked)).toBe(MOST_IN_HAND);
});
