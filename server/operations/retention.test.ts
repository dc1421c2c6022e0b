import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { office } from '../../cli/testing/office.ts';
import { openStore } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { monthsBefore, removeExpired } from './retention.ts';

/** A request and a message that came at a time, with their mails in files. */
async function serverWithMail(time: string, settings: Record<string, string> = {}) {
  const started = await startTestApp({
    settings: { CAPTCHA_PROVIDER: 'off', ...settings },
    overrides: { clock: () => new Date(time), pollInterval: 50 },
  });
  await postJson(started.app, GOOD_REQUEST);
  await postMessage(started.app, GOOD_MESSAGE);
  const files = () => readdirSync(join(started.config.dataDir, 'mail'));
  await eventually(() => expect(files()).toHaveLength(4));
  await eventually(async () =>
    expect(await started.rows("select id from deliveries where state = 'sent'")).toHaveLength(4),
  );
  return { ...started, files };
}

type Server = Awaited<ReturnType<typeof serverWithMail>>;

async function cleanAt(time: string, { config, app }: Pick<Server, 'config' | 'app'>) {
  const store = await openStore(config, app.log);
  try {
    return await removeExpired({ store, config, at: new Date(time) });
  } finally {
    await store.close();
  }
}

const LEFT = `select (select count(*) from leads where form = 'estimate') as requests, (select count(*) from leads where form = 'contact') as messages,
  (select count(*) from deliveries) as deliveries, (select count(*) from delivery_attempts) as attempts`;

test('keeps everything for 24 months to the millisecond, and then deletes it with its mails', async () => {
  const server = await serverWithMail('2026-11-21T09:00:00.000Z');
  expect(await cleanAt('2028-11-21T09:00:00.000Z', server)).toEqual({
    leads: 0,
    messageIds: [],
    photoIds: [],
  });
  expect(await server.rows(LEFT)).toEqual([{ requests: 1, messages: 1, deliveries: 6, attempts: 4 }]);
  expect(await cleanAt('2028-11-21T09:00:00.001Z', server)).toMatchObject({ leads: 2 });
  expect(await server.rows(LEFT)).toEqual([{ requests: 0, messages: 0, deliveries: 0, attempts: 0 }]);
  expect(server.files()).toEqual([]);
  await postJson(server.app, GOOD_REQUEST);
  expect(await server.rows("select number from leads where form = 'estimate'")).toEqual([{ number: 2 }]);
});

test('keeps everything for RETENTION_MONTHS, or forever', async () => {
  const server = await serverWithMail('2026-11-21T09:00:00Z', { RETENTION_MONTHS: '1' });
  expect(await cleanAt('2026-12-21T09:00:00Z', server)).toMatchObject({ leads: 0 });
  const forEver = { ...server, config: { ...server.config, retentionMonths: 0 } };
  expect(await cleanAt('2099-01-01T00:00:00Z', forEver)).toMatchObject({ leads: 0 });
  expect(await cleanAt('2026-12-21T09:00:01Z', server)).toMatchObject({ leads: 2 });
});

test.each([
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 24, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 2, '2025-11-15T10:00:00.000Z'],
])('at %s, %d months ago was %s', (at, months, before) => {
  expect(monthsBefore(new Date(at), months).toISOString()).toBe(before);
});

test('deletes expired records, and none that are in use', async () => {
  const server = await serverWithMail('2026-11-21T09:00:00Z');
  await server.rows("insert into used_challenges values ('over', '2026-11-22T09:49:59.000Z')");
  await server.rows("insert into used_challenges values ('in grace', '2026-11-22T09:50:00.000Z')");
  await server.rows("insert into secrets values ('visitors of 2026-11-22', 'today')");
  await server.rows("insert into secrets values ('another secret', 'stays')");
  await server.rows("insert into confirmed_addresses values ('today', '2026-11-22T09:00:00.000Z')");
  const [over, later] = [Date.parse('2026-11-22T09:59:59Z'), Date.parse('2026-11-22T10:00:01Z')];
  await server.rows(`insert into rate_limits values ('over', 1, ${over})`);
  await server.rows(`insert into rate_limits values ('later', 1, ${later})`);
  await cleanAt('2026-11-22T10:00:00Z', server);
  expect(await server.rows('select id from used_challenges')).toEqual([{ id: 'in grace' }]);
  expect(await server.rows('select address from confirmed_addresses')).toEqual([{ address: 'today' }]);
  expect(await server.rows('select key from rate_limits')).toEqual([{ key: 'later' }]);
  const names = (await server.rows('select name from secrets')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['visitors of 2026-11-22', 'another secret']));
  expect(names).not.toContain('visitors of 2026-11-21');
});

/** A server that is started at a time, does what is due, and goes off. */
async function runAt(time: string, { sameStore }: Pick<Server, 'sameStore'>) {
  const { app, rows } = await startTestApp({
    settings: { ...sameStore, CAPTCHA_PROVIDER: 'off', RETENTION_MONTHS: '1' },
    overrides: { clock: () => new Date(time) },
    failuresExpected: true,
  });
  await app.ready();
  const done = () => rows("select done_day from jobs where name = 'retention'");
  await eventually(async () => expect(await done()).toEqual([{ done_day: time.slice(0, 10) }]));
  await app.close();
  return rows("select number from leads where form = 'estimate'");
}

test('runs daily, and after weeks without a server once the clock is steady for a day', async () => {
  const first = await serverWithMail('2026-11-21T20:00:00Z', { RETENTION_MONTHS: '1' });
  await first.app.close();
  expect(await runAt('2026-12-23T10:00:00Z', first)).toHaveLength(1);
  expect(await runAt('2026-12-24T09:59:00Z', first)).toHaveLength(1);
  expect(await runAt('2026-12-25T09:30:00Z', first)).toEqual([]);
});

/** Three requests and a message, all held, so no mail is written. */
async function serverWithFour(time: string) {
  const server = await startTestApp({
    settings: { CAPTCHA_PROVIDER: 'off', RETENTION_MONTHS: '1' },
    overrides: { clock: () => new Date(time) },
  });
  await server.app.ready();
  const text = '[url]https://pills.example[/url]';
  for (const email of ['one@customer.example', 'two@customer.example', 'three@customer.example']) {
    await postJson(server.app, { ...GOOD_REQUEST, email, description: text });
  }
  await postMessage(server.app, { ...GOOD_MESSAGE, message: text });
  return server;
}

test('deletes no more than a tenth or a few at once', async () => {
  const server = await serverWithFour('2026-11-21T09:00:00Z');
  const old = '2026-12-21T09:00:01Z';
  const config = { ...server.config, retentionMonths: 1 };
  const clean = (time: string) => cleanAt(time, { ...server, config });
  expect(await clean(old)).toMatchObject({ leads: 0 });
  await server.rows(
    "update leads set created_at = '2026-12-01T09:00:00.000Z' where form = 'estimate' and number = 3",
  );
  // Three of four are few, whatever share they are.
  expect(await clean(old)).toMatchObject({ leads: 3 });
});

test('reports what it does not delete, and deletes it on request', async () => {
  const first = await serverWithFour('2026-11-21T20:00:00Z');
  await first.app.close();
  expect(await runAt('2026-12-23T10:00:00Z', first)).toHaveLength(3);
  const { app, rows, log } = await startTestApp({
    settings: { ...first.sameStore, RETENTION_MONTHS: '1' },
    overrides: { clock: () => new Date('2026-12-24T09:59:00Z') },
    failuresExpected: true,
  });
  await app.ready();
  const question =
    '4 of 4 requests and messages are older than a month. That is too many to delete automatically. To review and delete them: npm run leads -- retention';
  await eventually(() => expect(log()).toContain(question));
  await eventually(async () =>
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok', retention: question }),
  );
  const at = new Date('2026-12-24T12:00:00Z');
  const leads = (...args: string[]) =>
    office(args, { settings: { ...first.sameStore, RETENTION_MONTHS: '1' }, at });
  expect((await leads('digest')).out).toContain(`Please look at this\n`);
  expect((await leads('digest')).out).toContain(question);
  const shown = await leads('retention');
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toBe(
    [
      'This machine’s clock says 2026-12-24 07:00, office time.',
      '4 of 4 requests and messages are from before 2026-11-24 07:00, a month ago.',
      'The oldest is from 2026-11-21 15:00, the newest from 2026-11-21 15:00.',
      'Nothing was deleted. To delete them permanently, with their mails: --yes\n',
    ].join('\n'),
  );
  expect(await rows("select id from leads where form = 'estimate'")).toHaveLength(3);
  const settings = { ...first.sameStore, RETENTION_MONTHS: '1' };
  const daysLater = await office(['retention', '--yes'], { settings, at: new Date('2026-12-27T12:00:00Z') });
  expect(daysLater).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run leads -- clock --right'),
  });
  expect((await leads('retention', '--yes')).out).toContain('Deleted: 4.\n');
  expect(await rows(LEFT)).toMatchObject([{ requests: 0, messages: 0 }]);
  expect((await leads('digest')).out).not.toContain('npm run leads -- retention');
});
