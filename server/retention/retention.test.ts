import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { monthsBefore, removeWhatIsOld } from './retention.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };

/** A request and a message that came at a time, with their mails in files. */
async function serverWithMail(time: string, settings: Record<string, string> = {}) {
  const started = await startTestApp({
    settings: { CAPTCHA_PROVIDER: 'off', ...settings },
    parts: { clock: () => new Date(time), lookEvery: 50 },
  });
  await postJson(started.app, GOOD_REQUEST);
  await postMessage(started.app, GOOD_MESSAGE);
  const files = () => readdirSync(join(started.config.dataDir, 'mail'));
  await vi.waitFor(() => expect(files()).toHaveLength(4), PATIENCE);
  await vi.waitFor(
    async () => expect(await started.rows("select id from deliveries where state = 'sent'")).toHaveLength(4),
    PATIENCE,
  );
  return { ...started, files };
}

type Server = Awaited<ReturnType<typeof serverWithMail>>;

async function cleanAt(time: string, { config, app }: Server) {
  const store = await openStore(config, app.log);
  try {
    return await removeWhatIsOld({ store, config, at: new Date(time) });
  } finally {
    await store.close();
  }
}

const LEFT = `select (select count(*) from estimate_requests) as requests, (select count(*) from contact_messages) as messages,
  (select count(*) from deliveries) as deliveries, (select count(*) from delivery_attempts) as attempts`;

test('keeps everything for 24 months to the millisecond, and then deletes it with its mails', async () => {
  const server = await serverWithMail('2026-11-21T09:00:00.000Z');
  expect(await cleanAt('2028-11-21T09:00:00.000Z', server)).toEqual({ leads: 0, messageIds: [] });
  expect(await server.rows(LEFT)).toEqual([{ requests: 1, messages: 1, deliveries: 4, attempts: 4 }]);
  expect(await cleanAt('2028-11-21T09:00:00.001Z', server)).toMatchObject({ leads: 2 });
  expect(await server.rows(LEFT)).toEqual([{ requests: 0, messages: 0, deliveries: 0, attempts: 0 }]);
  expect(server.files()).toEqual([]);
  await postJson(server.app, GOOD_REQUEST);
  expect(await server.rows('select number from estimate_requests')).toEqual([{ number: 2 }]);
});

test('keeps everything for as long as it is told, or for ever', async () => {
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

test('throws away what is of use for a day at most, and nothing that is still in use', async () => {
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

test('runs every day by itself', async () => {
  const first = await serverWithMail('2026-11-21T20:00:00Z', { RETENTION_MONTHS: '1' });
  await first.app.close();
  const second = await startTestApp({
    settings: { ...first.sameStore, RETENTION_MONTHS: '1' },
    parts: { clock: () => new Date('2026-12-23T09:00:00Z') },
  });
  await second.app.ready();
  await vi.waitFor(
    async () => expect(await second.rows('select id from estimate_requests')).toEqual([]),
    PATIENCE,
  );
});
