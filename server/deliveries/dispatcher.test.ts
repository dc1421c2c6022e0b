import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { eventually } from '../testing/eventually.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { OWED } from '../testing/owed.ts';
import { GOOD_REQUEST, postJson } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createRush } from './dispatcher.ts';

const STATES = `select state, attempts from ${OWED} order by kind`;
const HOUR = 3_600_000;
test('writes mails as files while no mail server is set, once each, with names that can be read', async () => {
  const { app, config, rows } = await startTestApp();
  await postJson(app, GOOD_REQUEST);
  const folder = join(config.dataDir, 'mail');
  await eventually(async () =>
    expect(await rows(STATES)).toEqual(Array(2).fill({ state: 'sent', attempts: 1 })),
  );
  const names = readdirSync(folder).sort();
  expect(names).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-1-customer-mail\.eml$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-1-office-mail\.eml$/),
  ]);
  const [customer, office] = await Promise.all(
    names.map((name) => simpleParser(readFileSync(join(folder, name)))),
  );
  expect(customer?.to).toMatchObject({ text: GOOD_REQUEST.email });
  expect(office?.to).toMatchObject({ text: company.email });
});

test('keeps mails while the mail server is away and delivers them after a restart, exactly once each', async () => {
  const gone = await startMailServer();
  const port = Number(new URL(gone.url).port);
  await gone.stop();
  const settings = { SMTP_URL: gone.url };
  let now = new Date('2026-11-21T09:00:00Z');
  const overrides = { clock: () => now };

  const first = await startTestApp({ settings, overrides });
  expect((await postJson(first.app, GOOD_REQUEST)).statusCode).toBe(200);
  await eventually(async () =>
    expect(await first.rows(STATES)).toEqual(Array(2).fill({ state: 'failed', attempts: 1 })),
  );
  const promises = await first.rows(`select message_id from ${OWED}`);
  const promised = promises.map((row) => row.message_id).sort();
  await first.app.close();

  const back = await startMailServer(port);
  now = new Date(now.getTime() + HOUR);
  const second = await startTestApp({ settings: { ...settings, ...first.sameStore }, overrides });
  await second.app.ready();
  await eventually(async () =>
    expect(await second.rows(STATES)).toEqual(Array(2).fill({ state: 'sent', attempts: 2 })),
  );
  expect(back.mails.map((mail) => mail.messageId).sort()).toEqual(promised);

  await second.app.close();
  const third = await startTestApp({ settings: { ...settings, ...first.sameStore }, overrides });
  await postJson(third.app, { ...GOOD_REQUEST, email: 'second@customer.example' });
  await eventually(() => expect(back.mails).toHaveLength(4));
});

test('a mail that fails at its last attempt is given up, and the log says so', async () => {
  const server = await startMailServer();
  server.fault = () => ({ refuse: '451 come back later' });
  let now = new Date('2026-11-21T09:00:00Z');
  const { app, rows, log } = await startTestApp({
    settings: { SMTP_URL: server.url },
    overrides: { clock: () => now },
    failuresExpected: true,
  });
  await postJson(app, GOOD_REQUEST);
  await eventually(async () =>
    expect(await rows(STATES)).toEqual(Array(2).fill({ state: 'failed', attempts: 1 })),
  );
  await rows('update deliveries set attempts = 1000');
  now = new Date(now.getTime() + 73 * HOUR);
  await eventually(async () =>
    expect(await rows(STATES)).toEqual(Array(2).fill({ state: 'dead', attempts: 1001 })),
  );
  expect(log().match(/"level":50.*delivery given up/g)).toHaveLength(2);
});

test('closing waits for the mails in hand and leaves the others for the next start', async () => {
  const server = await startMailServer();
  let release = () => {};
  server.beforeTaking = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { app, rows } = await startTestApp({ settings: { SMTP_URL: server.url } });
  await postJson(app, GOOD_REQUEST);
  await postJson(app, { ...GOOD_REQUEST, email: 'second@customer.example' });
  // One to the office and one to a customer.
  await eventually(() => expect(server.inHand).toBe(2));

  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(closed).toBe(false);
  release();
  await closing;
  expect(server.mails).toHaveLength(2);
  expect(await rows(`select state, count(*) as mails from ${OWED} group by state order by state`)).toEqual([
    { state: 'pending', mails: 2 },
    { state: 'sent', mails: 2 },
  ]);
});

test('a silent mail server delays no answer to a visitor', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const { app } = await startTestApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const sockets: Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  const began = performance.now();
  expect((await postJson(app, GOOD_REQUEST)).statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  // One for the office's mail and one for the customer's.
  await eventually(() => expect(sockets).toHaveLength(2));
  for (const socket of sockets) socket.destroy();
  silent.close();
});

function rushAt(start: number) {
  let time = start;
  const rush = createRush(() => time);
  const wait = (ms: number) => {
    time += ms;
  };
  const count = (times: number) => {
    for (let index = 0; index < times; index++) rush.count();
  };
  return { rush, count, wait };
}

test('a busy day is no rush', () => {
  const { rush, count, wait } = rushAt(0);
  expect(rush.isOn()).toBe(false);
  for (let second = 0; second < 60; second++) {
    count(20);
    expect(rush.isOn()).toBe(false);
    wait(1_000);
  }
});

test('a flood is a rush for as long as it lasts', () => {
  const { rush, count, wait } = rushAt(1_000);
  count(25);
  expect(rush.isOn()).toBe(false);
  count(1);
  expect(rush.isOn()).toBe(true);
  wait(250);
  expect(rush.isOn()).toBe(true);
  wait(1);
  expect(rush.isOn()).toBe(false);
  count(26);
  expect(rush.isOn()).toBe(true);
});
