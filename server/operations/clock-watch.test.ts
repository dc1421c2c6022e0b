import { expect, test } from 'vitest';
import { office } from '../../cli/testing/office.ts';
import { eventually } from '../testing/eventually.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { GOOD_REQUEST, postJson } from '../testing/requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Looks like spam and is held, so no mail is sent. */
const HELD = { ...GOOD_REQUEST, description: '[url]https://pills.example[/url]' };

type Setting = { settings?: Record<string, string>; at: string };

/** A server whose clock the test sets, with all that it does at its start done. */
async function serverAt({ settings, at }: Setting) {
  const clock = { now: new Date(at) };
  const started = await startTestApp({
    settings: { CAPTCHA_PROVIDER: 'off', ...settings },
    overrides: { clock: () => clock.now, pollInterval: 50, heartbeatInterval: 50 },
    failuresExpected: true,
  });
  await started.app.ready();
  await eventually(async () => expect(await jobDays(started)).not.toEqual([]));
  await seenAt(started, clock.now);
  const ready = async () => {
    const answer = await started.app.inject('/readyz');
    return [answer.statusCode, answer.json()];
  };
  return { ...started, clock, ready };
}

/** Waits for a heartbeat at this time. */
const seenAt = ({ rows }: TestApp, time: Date) =>
  eventually(async () =>
    expect(await rows('select seen_at from clock')).toEqual([{ seen_at: time.toISOString() }]),
  );

const jobDays = ({ rows }: TestApp) => rows('select name, done_day from jobs order by name');
const requests = ({ rows }: TestApp) =>
  rows("select number from leads where form = 'estimate' order by number");

async function waitForDay(server: TestApp, day: string) {
  await eventually(async () =>
    expect(new Set((await jobDays(server)).map(({ done_day }) => done_day))).toEqual(new Set([day])),
  );
}

test('a clock that is three years ahead for a while deletes nothing and is reported', {
  timeout: 60_000,
}, async () => {
  const first = await serverAt({ at: '2026-11-20T15:00:00Z' });
  expect(await first.ready()).toEqual([200, { status: 'ok' }]);
  // A day of heartbeats: this clock is believed.
  for (const time of ['2026-11-21T06:00:00Z', '2026-11-21T16:00:00Z']) {
    first.clock.now = new Date(time);
    await seenAt(first, first.clock.now);
  }
  for (const email of ['1', '2', '3', '4', '5']) {
    await postJson(first.app, { ...HELD, email: `${email}@customer.example` });
  }
  first.clock.now = new Date('2029-11-21T16:00:00Z');
  const told = 'The server’s clock jumped ahead, from 2026-11-21 11:00 to 2029-11-21 11:00';
  const alarm = [503, { status: 'doubtful', problem: 'clock', clock: expect.stringContaining(told) }];
  await eventually(async () => expect(await first.ready()).toMatchObject(alarm));
  expect((await first.app.inject('/readyz?only=store')).statusCode).toBe(200);
  expect(first.log()).toContain(told);
  await first.app.close();

  // Started again under the wrong clock, it does all the jobs of that day at once.
  const ahead = await serverAt({ at: '2029-11-21T16:01:00Z', settings: first.sameStore });
  await waitForDay(ahead, '2029-11-21');
  expect(await requests(ahead)).toHaveLength(5);
  await ahead.app.close();

  const back = await serverAt({ at: '2026-11-21T16:05:00Z', settings: first.sameStore });
  await waitForDay(back, '2026-11-21');
  expect(await requests(back)).toHaveLength(5);
  expect(await back.ready()).toMatchObject([
    503,
    { clock: expect.stringContaining('was set back, from 2029-11-21 11:01 to 2026-11-21 11:05') },
  ]);
  const digests = () => back.rows("select day, content from reports where kind = 'digest' order by day");
  expect(await digests()).toMatchObject([{ day: '2026-11-21' }, { day: '2029-11-21' }]);
  const [{ content } = {}] = await digests();
  expect(JSON.parse(String(content)).arrivals[0].arrivals.received).toBe(5);

  const leads = (...args: string[]) =>
    office(args, { settings: first.sameStore, at: new Date('2026-11-21T16:06:00Z') });
  expect((await leads('clock')).out).toContain(told);
  expect((await leads('clock', '--right')).code).toBe(0);
  await eventually(async () => expect(await back.ready()).toEqual([200, { status: 'ok' }]));
  expect(await digests()).toMatchObject([{ day: '2026-11-21' }]);
});

test('the digest of a day with a wrong clock says so first', async () => {
  const first = await serverAt({ at: '2026-11-20T15:00:00Z' });
  await first.app.close();
  // On the same day: it sends no digest of its own, which would report it first.
  const wrong = await serverAt({ at: '2026-11-20T13:30:00Z', settings: first.sameStore });
  await eventually(async () => expect((await wrong.ready())[0]).toBe(503));
  await wrong.app.close();
  const digestAt = async (at: string) =>
    (await office(['digest'], { settings: first.sameStore, at: new Date(at) })).out;
  const told = 'Please look at this\n';
  expect(await digestAt('2026-11-20T15:30:00Z')).toContain(told);
  expect(await digestAt('2026-11-20T15:30:00Z')).toContain(
    'The server’s clock was set back, from 2026-11-20 10:00 to 2026-11-20 08:30: check whether it is right now.',
  );
  const next = await serverAt({ at: '2026-11-21T12:30:00Z', settings: first.sameStore });
  await waitForDay(next, '2026-11-21');
  expect(await digestAt('2026-11-21T12:31:00Z')).not.toContain('was set back');
});

test('after a clock was ahead, jobs run, and mails after --right', async () => {
  const mailServer = await startMailServer();
  mailServer.fault = () => ({ refuse: '451 4.3.0 Not now' });
  const settings = { SMTP_URL: mailServer.url };
  const ahead = await serverAt({ at: '2026-11-23T15:00:00Z', settings });
  await postJson(ahead.app, GOOD_REQUEST);
  const failed = "select kind from deliveries where state = 'failed'";
  await eventually(async () => expect(await ahead.rows(failed)).toHaveLength(2));
  await ahead.app.close();

  const right = await serverAt({ at: '2026-11-21T15:00:00Z', settings: { ...settings, ...ahead.sameStore } });
  await waitForDay(right, '2026-11-21');
  // The server itself plans its next mail to the office again; that one is not put off then.
  const planned = "select updated_at from deliveries where kind = 'escalation-mail'";
  await eventually(async () =>
    expect(await right.rows(planned)).toEqual([{ updated_at: '2026-11-21T15:00:00.000Z' }]),
  );
  const { out } = await office(['clock', '--right'], {
    settings: ahead.sameStore,
    at: new Date('2026-11-21T15:00:00Z'),
  });
  expect(out).toContain('put off and that are due now: 2');
  // It is tried at once, is refused, and has been waiting since then.
  const tried = 'select number from delivery_attempts where number = 2';
  await eventually(async () => expect(await right.rows(tried)).not.toEqual([]));
  right.clock.now = new Date('2026-11-21T15:31:00Z');
  await eventually(async () =>
    expect(await right.ready()).toMatchObject([
      503,
      { status: 'late', message: 'Mail to the office has been waiting for 31 minutes.' },
    ]),
  );
  // An attempt that is under way while the clock is put forward would be refused, and the next one would be later still.
  const again = `select distinct kind from delivery_attempts a join deliveries d on d.id = a.delivery_id
    where a.at like '2026-11-21T15:31%' and kind in ('office-mail', 'customer-mail')`;
  await eventually(async () => expect(await right.rows(again)).toHaveLength(2));
  mailServer.fault = undefined;
  right.clock.now = new Date('2026-11-21T15:40:00Z');
  const sent = "select kind from deliveries where state = 'sent' and kind = 'office-mail'";
  await eventually(async () => expect(await right.rows(sent)).toHaveLength(1));
});

test('a server that was off for days reports it and is ready', async () => {
  const first = await serverAt({ at: '2026-11-20T15:00:00Z' });
  await first.app.close();
  const second = await serverAt({ at: '2026-11-24T15:00:00Z', settings: first.sameStore });
  await eventually(async () =>
    expect(await second.ready()).toEqual([
      200,
      {
        status: 'ok',
        clock: expect.stringContaining('No server ran from 2026-11-20 10:00 to 2026-11-24 10:00'),
      },
    ]),
  );
});
