import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore, type Store } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { deliveriesOf } from '../testing/leads.ts';
import { GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { plannedMails } from './planned-deliveries.ts';
import { createQueue, LEASE, MAX_CONCURRENT } from './queue.ts';

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

/** A queue of mails to the office that delivers whatever it gets; `sent` has their ids. */
function startQueue(store: Store, changed: Partial<Parameters<typeof createQueue>[0]> = {}) {
  const sent: string[] = [];
  const queue = createQueue({
    lane: 'office',
    async send({ id }) {
      sent.push(id);
      return { result: 'delivered', answer: 'taken' };
    },
    store,
    mailFrom: MAIL_FROM,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    isRush: () => false,
    ...changed,
  });
  onTestFinished(() => queue.stop());
  return { queue, sent };
}

test('takes one at a time in a rush, and several after it', async () => {
  const store = await storeWithLeads(12);
  const leases = vi.spyOn(store, 'leaseDueDeliveries');
  const asked = () => leases.mock.calls.map(([{ most }]) => most);
  let isRushed = true;
  const { queue, sent } = startQueue(store, { isRush: () => isRushed });
  queue.wake();
  await eventually(() => expect(sent).toHaveLength(3));
  expect(new Set(asked())).toEqual(new Set([1]));
  isRushed = false;
  await eventually(() => expect(sent).toHaveLength(12));
  expect(Math.max(...asked())).toBe(MAX_CONCURRENT);
});

/** A queue with room for one more, whose second mail leaves when `finish` is called; the clock is put forward by hand. */
async function slowQueue() {
  const store = await storeWithLeads(2);
  let now = new Date();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let sent = 0;
  const { queue } = startQueue(store, {
    async send() {
      sent++;
      if (sent === 2) await finished;
      return { result: 'delivered', answer: 'taken' };
    },
    clock: () => now,
    renewEvery: 20,
  });
  onTestFinished(() => finish());
  queue.wake();
  await eventually(() => expect(sent).toBe(2));
  return {
    store,
    queue,
    finish,
    sent: () => sent,
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
    /** What another server would get at this moment. */
    due: async () => {
      const leaseUntil = new Date(now.getTime() + 1);
      return store.leaseDueDeliveries({ at: now, leaseUntil, lane: 'office', most: 1 });
    },
    both: async () => {
      const leads = await store.findLeads({});
      return (await Promise.all(leads.map(({ reference }) => deliveriesOf(store, reference)))).flat();
    },
  };
}

test('a lease is renewed while its mail is being sent', async () => {
  const { store, queue, finish, sent, pass, due, both } = await slowQueue();
  const renewals = vi.spyOn(store, 'renewLease');
  for (let half = 1; half <= 4; half++) {
    pass(LEASE / 2);
    const before = renewals.mock.results.length;
    await eventually(() => expect(renewals.mock.results.length).toBeGreaterThan(before + 1));
    expect(await due()).toEqual([]);
  }
  finish();
  await eventually(async () =>
    expect(await both()).toMatchObject(Array(2).fill({ state: 'sent', attempts: 1 })),
  );
  await queue.stop();
  expect(sent()).toBe(2);
});

test('a server does not send a mail twice when its lease could not be renewed', async () => {
  const { store, queue, finish, sent, pass, both } = await slowQueue();
  const renew = vi.spyOn(store, 'renewLease').mockRejectedValue(new Error('the store is away'));
  pass(2 * LEASE);
  const leases = vi.spyOn(store, 'leaseDueDeliveries');
  queue.wake();
  await eventually(() => expect(leases.mock.settledResults).toMatchObject([{ value: [{ attempts: 0 }] }]));
  renew.mockRestore();
  finish();
  await eventually(async () =>
    expect(await both()).toMatchObject(Array(2).fill({ state: 'sent', attempts: 1 })),
  );
  expect(sent()).toBe(2);
});

test('a result is recorded once the store is back; meanwhile the lane waits', async () => {
  const store = await storeWithLeads(3);
  const leases = vi.spyOn(store, 'leaseDueDeliveries');
  const finish = vi.spyOn(store, 'finishAttempt').mockRejectedValue(new Error('the store is away'));
  const { queue, sent } = startQueue(store);
  queue.wake();
  await eventually(() => expect(finish.mock.results.length).toBeGreaterThan(2));
  queue.wake();
  await eventually(() => expect(finish.mock.results.length).toBeGreaterThan(4));
  expect(leases).toHaveBeenCalledTimes(1);
  finish.mockRestore();
  await eventually(() => expect(sent).toHaveLength(3));
  await queue.stop();
  expect(new Set(sent).size).toBe(3);
  const leads = await store.findLeads({ states: ['sent'] });
  expect(leads).toHaveLength(3);
});

test('stopping does not wait for a store that is away', async () => {
  const store = await storeWithLeads(1);
  const finish = vi.spyOn(store, 'finishAttempt').mockRejectedValue(new Error('the store is away'));
  const { queue } = startQueue(store);
  queue.wake();
  await eventually(() => expect(finish).toHaveBeenCalled());
  await queue.stop();
  const tries = finish.mock.results.length;
  await new Promise((done) => setTimeout(done, 200));
  expect(finish).toHaveBeenCalledTimes(tries);
});

test('a result that the store rejects blocks the lane only for a while', async () => {
  const store = await storeWithLeads(5);
  const { finishAttempt } = store;
  let refused: string | undefined;
  vi.spyOn(store, 'finishAttempt').mockImplementation(async (taken, attempt) => {
    refused ??= taken.id;
    if (taken.id === refused) throw new Error('a constraint');
    return finishAttempt(taken, attempt);
  });
  const { queue, sent } = startQueue(store, { patienceMs: 200 });
  queue.wake();
  await eventually(() => expect(sent).toHaveLength(5));
  await queue.stop();
  expect(sent.filter((id) => id === refused)).toHaveLength(1);
});

test('one failed read is a warning; a second in a row is an error', async () => {
  const store = await storeWithLeads(1);
  const { leaseDueDeliveries } = store;
  const lines: string[] = [];
  const lost = new Error('the connection was cut');
  const reading = vi.spyOn(store, 'leaseDueDeliveries').mockRejectedValueOnce(lost);
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  const { queue } = startQueue(store, { log });
  const levels = () => lines.flatMap((line) => (line.includes(lost.message) ? JSON.parse(line).level : []));
  async function read() {
    const before = reading.mock.settledResults.length;
    queue.wake();
    await eventually(() => expect(reading.mock.settledResults.length).toBeGreaterThan(before));
    await queue.stop();
  }
  await read();
  await read();
  reading.mockRejectedValueOnce(lost);
  await read();
  expect(levels()).toEqual([40, 40]);
  reading.mockRejectedValue(lost);
  await read();
  expect(levels()).toEqual([40, 40, 50]);
  reading.mockImplementation(leaseDueDeliveries);
});
