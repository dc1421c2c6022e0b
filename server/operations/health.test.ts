import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { openStore } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { GOOD_REQUEST, postJson } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

test('reports ok, and fills no log with that', async () => {
  const { app, logged } = await startTestApp({ settings: { LOG_LEVEL: 'info' } });
  for (const url of ['/healthz', '/readyz', '/readyz?only=store']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  }
  await app.inject('/nothing');
  const answered = logged().filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ path }) => path)).toEqual(['/nothing']);
});

test('is not ready while the store cannot commit, and ready again afterwards', async () => {
  const { app, lockStore } = await startTestApp({ failuresExpected: true });
  const release = await lockStore();
  for (const url of ['/readyz', '/readyz?only=store']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { status: 'unavailable', problem: 'store' },
    ]);
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await release();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('is not ready while the store takes heartbeats but no request', async () => {
  const { app, rows } = await startTestApp({ failuresExpected: true });
  const post = async (description: string) =>
    (await postJson(app, { ...GOOD_REQUEST, description })).statusCode;
  const ready = async () => (await app.inject('/readyz?only=store')).statusCode;
  expect(await post('The first')).toBe(200);
  await rows('alter table leads rename column spam_reasons to gone');
  expect(await post('The second')).toBe(503);
  expect([await ready(), await ready()]).toEqual([503, 503]);
  await rows('alter table leads rename column gone to spam_reasons');
  // What the check has recorded is gone, and no number with it.
  expect([await ready(), await ready()]).toEqual([200, 200]);
  expect(await post('The third')).toBe(200);
  expect(await rows('select number from leads order by number')).toEqual([{ number: 1 }, { number: 2 }]);
});

test('reports a store that fails between two queries', async () => {
  const { app } = await startTestApp({
    failuresExpected: true,
    overrides: {
      openStore: async (config, log) => ({
        ...(await openStore(config, log)),
        waitingDeliveries: () => Promise.reject(new Error('the connection broke')),
      }),
    },
  });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { status: 'unavailable', problem: 'store' },
  ]);
  expect((await app.inject('/readyz?only=store')).statusCode).toBe(200);
});

test('answers after the same time, busy or idle', async () => {
  let busyFor = 0;
  const { app } = await startTestApp({
    overrides: {
      openStore: async (config, log) => {
        const store = await openStore(config, log);
        return { ...store, check: (at) => sleep(busyFor).then(() => store.check(at)) };
      },
    },
  });
  for (const milliseconds of [0, 100]) {
    busyFor = milliseconds;
    const began = performance.now();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    // A timer may fire up to a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(248);
  }
});

/** A server whose mail server refuses whom the test says, and how ready it is after so many minutes. */
async function startRefusing(refused: string) {
  const mailServer = await startMailServer();
  mailServer.fault = (step, recipient) =>
    step === 'recipient' && recipient === refused ? { refuse: '451 4.3.0 Not now' } : undefined;
  const began = Date.parse('2026-11-21T09:00:00Z');
  let now = new Date(began);
  const started = await startTestApp({
    settings: { SMTP_URL: mailServer.url },
    overrides: { clock: () => now, pollInterval: 30 },
  });
  await started.app.ready();

  async function readyAfter(minutes: number) {
    now = new Date(began + minutes * 60_000);
    const answer = await started.app.inject('/readyz');
    return [answer.statusCode, answer.json()];
  }
  const stateOf = (kind: string, state: string) =>
    eventually(async () =>
      expect(await started.rows(`select state from deliveries where kind = '${kind}'`)).toEqual([{ state }]),
    );
  return { ...started, mailServer, readyAfter, stateOf };
}

const OK = [200, { status: 'ok' }];

test('is not ready when mail to the office has waited for half an hour', async () => {
  const { app, mailServer, readyAfter, stateOf, rows } = await startRefusing(`${company.email}`);
  await postJson(app, GOOD_REQUEST);
  await stateOf('office-mail', 'failed');
  expect(await readyAfter(30)).toEqual(OK);
  expect(await readyAfter(45)).toEqual([
    503,
    { status: 'late', problem: 'deliveries', message: 'Mail to the office has been waiting for 45 minutes.' },
  ]);
  expect((await app.inject('/readyz?only=store')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  mailServer.fault = undefined;
  // An attempt that is being refused at this moment would compute its wait from the next day.
  await eventually(async () =>
    expect(await rows('select id from deliveries where leased_until is not null')).toEqual([]),
  );
  await readyAfter(24 * 60);
  await stateOf('office-mail', 'sent');
  // It is unclaimed since then.
  await eventually(async () =>
    expect(
      await rows("select id from deliveries where kind = 'escalation-mail' and state = 'sent'"),
    ).toHaveLength(1),
  );
  expect(await readyAfter(24 * 60 + 1)).toEqual(OK);
});

test('stays ready while a customer’s mailbox refuses mail', async () => {
  const { app, readyAfter, stateOf, rows } = await startRefusing(GOOD_REQUEST.email);
  await postJson(app, GOOD_REQUEST);
  await stateOf('customer-mail', 'failed');
  await stateOf('office-mail', 'sent');
  await readyAfter(45);
  await eventually(async () =>
    expect(await rows('select number from delivery_attempts where number = 2')).toHaveLength(1),
  );
  expect(await readyAfter(46)).toEqual(OK);
});

test('is not ready when due mails are not tried', async () => {
  const { app, readyAfter, stateOf, rows } = await startRefusing('none@customer.example');
  await postJson(app, GOOD_REQUEST);
  await stateOf('office-mail', 'sent');
  await stateOf('customer-mail', 'sent');
  await rows("update deliveries set state = 'pending', leased_until = '2030' where kind = 'customer-mail'");
  expect(await readyAfter(30)).toEqual(OK);
  expect(await readyAfter(31)).toEqual([
    503,
    {
      status: 'late',
      problem: 'deliveries',
      message: 'What is due has not been attempted for 31 minutes.',
    },
  ]);
});

test('counts deliveries at most every ten seconds', async () => {
  const { app, readyAfter, stateOf, rows } = await startRefusing('none@customer.example');
  await postJson(app, GOOD_REQUEST);
  await stateOf('office-mail', 'sent');
  await stateOf('customer-mail', 'sent');
  expect(await readyAfter(31)).toEqual(OK);
  await rows("update deliveries set state = 'pending', leased_until = '2030' where kind = 'customer-mail'");
  for (const minutes of [31, 31.1]) expect(await readyAfter(minutes)).toEqual(OK);
  expect(await readyAfter(31.2)).toMatchObject([503, { problem: 'deliveries' }]);
});

test('does not reveal a waiting sign-in code', async () => {
  const { readyAfter, rows } = await startRefusing('none@customer.example');
  await rows(
    "insert into reports (id, kind, day, content, created_at) values ('one', 'sign-in-code', 'one', '{}', '2026-11-21T09:00:00.000Z')",
  );
  await rows(
    `insert into deliveries (id, report_id, kind, message_id, state, attempts, next_attempt_at, leased_until, created_at, updated_at)
    values ('one', 'one', 'sign-in-mail', '<one@us.example>', 'pending', 0, '2026-11-21T09:00:00.000Z', '2030', '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z')`,
  );
  expect(await readyAfter(31)).toEqual(OK);
});

test('stays ready while mails are held', async () => {
  const { app, readyAfter, rows } = await startRefusing('none@customer.example');
  await postJson(app, { ...GOOD_REQUEST, description: '[url]https://pills.example[/url]' });
  expect(await rows("select id from deliveries where state = 'held'")).toHaveLength(3);
  expect(await readyAfter(600)).toEqual(OK);
});
