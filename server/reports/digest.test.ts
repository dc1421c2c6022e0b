import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, onTestFinished, test } from 'vitest';
import { office } from '../../cli/testing/office.ts';
import { openStore, type Store } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { HELD, recordLead } from '../testing/leads.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../testing/requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { gatherDigest } from './digest.ts';

const NO_CAPTCHA = { CAPTCHA_PROVIDER: 'off' };

/** A server that is on from one morning on, and goes off before its store is given to the next. */
async function dayBefore(settings: Record<string, string> = {}, at = '2026-11-20T20:00:00Z') {
  const started = await startTestApp({
    settings: { ...NO_CAPTCHA, ...settings },
    overrides: { clock: () => new Date(at), pollInterval: 50 },
  });
  await started.app.ready();
  await eventually(async () => expect(await started.rows('select name from jobs')).not.toEqual([]));
  return started;
}

/** Another server on the same store, at another time. */
async function startAt(time: string, first: TestApp, settings: Record<string, string> = {}) {
  const started = await startTestApp({
    settings: { ...NO_CAPTCHA, ...settings, ...first.sameStore },
    overrides: { clock: () => new Date(time), pollInterval: 50 },
  });
  await started.app.ready();
  return started;
}

const EVENING = '2026-11-20T21:00:00Z';

/** Posts a good request with some changes, and returns its reference. */
async function send({ app }: TestApp, change: object = {}): Promise<string> {
  return (await postJson(app, { ...GOOD_REQUEST, ...change })).json().reference;
}

/** The digest as the command line prints it. */
async function digestOf({ sameStore }: TestApp, at = EVENING): Promise<string> {
  return (await office(['digest'], { settings: sameStore, at: new Date(at) })).out;
}

async function waitForSent({ rows }: TestApp, count: number) {
  const sent = () => rows("select id from deliveries where state = 'sent'");
  await eventually(async () => expect(await sent()).toHaveLength(count));
}

const digests = ({ rows }: TestApp) => rows("select day from reports where kind = 'digest' order by day");

async function waitForDigest(app: TestApp, days: string[]) {
  await eventually(async () => expect(await digests(app)).toEqual(days.map((day) => ({ day }))));
}

test('comes by mail at seven, also when nothing has happened', async () => {
  const server = await startMailServer();
  const first = await dayBefore({ SMTP_URL: server.url, MAIL_FROM: 'estimates@us.example' });
  await first.app.close();
  const second = await startAt('2026-11-21T12:00:00Z', first, {
    SMTP_URL: server.url,
    MAIL_FROM: 'estimates@us.example',
  });
  await eventually(() => expect(server.mails).toHaveLength(1));
  const [mail] = server.mails;
  expect(mail?.recipients).toEqual([second.config.officeEmail]);
  expect(mail?.subject).toMatch(/Digest of Saturday, November 21: 0 requests, 0 messages$/);
  expect(mail?.messageId).toMatch(/^<digest\.[\w-]+@us\.example>$/);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.text).toContain('Estimate requests: none.');
  expect(mail?.text).toContain('If it does not come, something is wrong');
  expect(mail?.html).toContain('If it does not come, something is wrong');
});

test('lists by number what came, what is held and how to release it, and who has no confirmation', async () => {
  const first = await dayBefore();
  await send(first);
  const pills = '[url]pills[/url]';
  const spam = await send(first, { email: 'spam@customer.example', first_name: 'Win', description: pills });
  const mute = await send(first, { email: 'no address', first_name: 'Mute' });
  // Held, and with an address that takes no mail: among what is held, and not among those to call.
  await send(first, { email: 'no address', first_name: 'Pete', description: pills });
  await postMessage(first.app, GOOD_MESSAGE);
  await waitForSent(first, 5);
  await first.rows("delete from leads where form = 'estimate' and number = 1");
  const out = await digestOf(first);
  expect(out).toContain('Digest of Friday, November 20');
  expect(out).toContain('Estimate requests: 4 (#1–#4).\n      Missing: #1.\n  Messages: 1 (#1).');
  expect(out).toContain(
    'Please look at this\n  Numbered but missing from the database: estimate requests #1.',
  );
  expect(out).toContain(
    'Delivered: 3.\n  Still waiting: 0.\n  Failed at least once, and tried again: 0.\n  Given up: 2.',
  );
  expect(out).toContain(
    `\n  Estimate request #2 · ${spam} · Win Lovelace\n      because the text holds HTML, BBCode or script\n      npm run leads -- release ${spam}\n`,
  );
  expect(out).toContain(
    `Got no confirmation: please call them\n  Estimate request #3 · ${mute} · Mute Lovelace\n      because the email as typed is not an address`,
  );
  expect(out).toMatch(/Held\n {2}Estimate request #4 · \w+ · Pete/);
  expect(out.split('Pete')).toHaveLength(2);
  expect(out).toContain('If it does not come, something is wrong');
  expect(out).not.toContain('pills');
});

test('names what looks urgent, and marks it where it is held', async () => {
  const first = await dayBefore();
  const gas = await send(first, { description: 'I smell gas.' });
  await send(first, { email: 'spam@customer.example', description: '[url]pills[/url]' });
  const held = await send(first, { email: 'held@customer.example', description: '[url]No heat![/url]' });
  await send(first, { email: 'last@customer.example', description: '[url]pills again[/url]' });
  const out = await digestOf(first);
  expect(out).toContain(
    `Looks urgent\n  Estimate request #3 · ${held} · Ada Lovelace\n      because the words speak of no heat\n` +
      `      If it is not: npm run leads -- not-urgent ${held}\n` +
      `  Estimate request #1 · ${gas} · Ada Lovelace\n      because the words speak of a smell of gas`,
  );
  // Before the others, though it came earlier.
  expect(out).toMatch(
    new RegExp(`Held\\n  Estimate request #3 · ${held} · Ada Lovelace · held, looks urgent\\n`),
  );
  await office(['not-urgent', held], { settings: first.sameStore });
  await office(['not-urgent', gas], { settings: first.sameStore });
  expect(await digestOf(first)).not.toMatch(/looks urgent/i);
});

test('says how the office did in the last seven days', async () => {
  const first = await dayBefore();
  const reference = await send(first);
  expect(await digestOf(first)).toContain(
    'The last 7 days\n  From a request to the first call or email: none.\n  Promises kept: none.\n' +
      '  Still waiting for a first call: 1.\n  Won: 0. Lost: 0.',
  );
  await office(['outcome', reference, 'reached'], {
    settings: first.sameStore,
    at: new Date('2026-11-20T20:40:00Z'),
  });
  expect(await digestOf(first)).toMatch(
    /first call or email: 1 case: \d+ min\.\n {2}Promises kept: 1 of 1\.\n {2}Still waiting for a first call: 0\./,
  );
  await office(['forget', reference, '--yes'], { settings: first.sameStore });
  expect(await digestOf(first)).not.toContain('The last 7 days');
});

test('warns of what was given up, and says how long the oldest has waited', async () => {
  const first = await dayBefore();
  const lost = await send(first);
  await waitForSent(first, 2);
  const of = (kind: string, state: string) =>
    first.rows(
      `update deliveries set state = '${state}', attempts = 25, next_attempt_at = '2027-01-01T00:00:00.000Z' where kind = '${kind}'`,
    );
  await of('office-mail', 'dead');
  await of('customer-mail', 'failed');
  const text = await digestOf(first, '2026-11-20T23:00:00Z');
  expect(text).toContain('Something could not be delivered to you, and the server stopped trying');
  expect(text).toContain(
    `Given up\n  Estimate request #1 · ${lost} · Ada Lovelace\n      because the office mail was given up\n`,
  );
  expect(text).toContain(
    'Still waiting: 1; the oldest has waited for 3 hours.\n  Failed at least once, and tried again: 1.',
  );
  // Two days later it is no news, and what waits still waits.
  const later = await digestOf(first, '2026-11-22T23:00:00Z');
  expect(later).not.toContain('the server stopped trying');
  expect(later).toContain('Still waiting: 1; the oldest has waited for 2 days.');
});

test('begins where the last one ended, and lists what was forgotten apart from what is missing', async () => {
  const first = await dayBefore();
  await send(first, { phone: '', email: 'one@customer.example' });
  await first.app.close();
  const second = await startAt('2026-11-21T12:00:00Z', first);
  await waitForDigest(second, ['2026-11-21']);
  for (const email of ['two@customer.example', 'three@customer.example', 'four@customer.example'])
    await send(second, { phone: '', email });
  const forgotten = await office(['forget', 'three@customer.example', '--yes'], {
    settings: first.sameStore,
  });
  expect(forgotten).toMatchObject({ code: 0, out: expect.stringContaining('Deleted: 1 request') });
  await second.app.close();
  const third = await startAt('2026-11-22T12:00:00Z', first);
  await waitForDigest(third, ['2026-11-21', '2026-11-22']);
  const contents = await third.rows('select content from reports order by day');
  const arrivals = contents.map(({ content }) => JSON.parse(String(content)).arrivals[0]);
  expect(arrivals).toEqual([
    { form: 'estimate', from: 1, arrivals: { last: 1, received: 1, missing: [], forgotten: [] } },
    { form: 'estimate', from: 2, arrivals: { last: 4, received: 3, missing: [], forgotten: [3] } },
  ]);
});

test('is made once by two servers that start at the same moment', async () => {
  const first = await dayBefore();
  await first.app.close();
  const both = await Promise.all([1, 2].map(() => startAt('2026-11-21T12:00:00Z', first)));
  await waitForDigest(both[0] as TestApp, ['2026-11-21']);
  await eventually(async () =>
    expect(await both[0]?.rows('select day, done_day from reports, jobs where name = kind')).toEqual([
      { day: '2026-11-21', done_day: '2026-11-21' },
    ]),
  );
  expect(await both[0]?.rows("select kind from deliveries where kind = 'digest-mail'")).toHaveLength(1);
});

test('is one for all the days on which the server was off, and not a second one on the same day', async () => {
  const first = await dayBefore();
  await first.app.close();
  const second = await startAt('2026-11-25T16:00:00Z', first);
  await waitForDigest(second, ['2026-11-25']);
  await second.app.close();
  const third = await startAt('2026-11-25T23:00:00Z', first);
  await third.app.close();
  expect(await digests(third)).toEqual([{ day: '2026-11-25' }]);
});

test('is written as a file while no mail server is set', async () => {
  const first = await dayBefore();
  await first.app.close();
  const second = await startAt('2026-11-21T12:00:00Z', first);
  const folder = join(second.config.dataDir, 'mail');
  // While it is written, its name begins with a dot.
  const files = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));
  await eventually(() => expect(files()).toHaveLength(1));
  const [name = ''] = files();
  expect(name).toMatch(/^2026-11-21T12-00-00-\w+-digest-mail\.eml$/);
  expect((await simpleParser(readFileSync(join(folder, name)))).subject).toContain('Digest of');
});

test('is sent at once on request, and again in the morning', async () => {
  const first = await dayBefore();
  await send(first);
  const at = new Date('2026-11-20T21:00:00Z');
  for (const _ of [1, 2]) {
    const said = await office(['digest', '--send'], { settings: first.sameStore, at });
    expect(said).toMatchObject({ code: 0, out: expect.stringContaining(first.config.officeEmail) });
    at.setMinutes(1);
  }
  await eventually(async () =>
    expect(await first.rows("select state from deliveries where kind = 'digest-mail'")).toHaveLength(2),
  );
  const { out } = await office(['digest', '--json'], { settings: first.sameStore, at });
  expect(JSON.parse(out).arrivals[0].arrivals.received).toBe(1);
});

test('warns when there is no backup, when the last is too old, and when it is unusable', async () => {
  const first = await dayBefore();
  const at = new Date('2026-11-21T12:00:00Z');
  const alarm = async (time = at.toISOString()) =>
    (await digestOf(first, time)).split('\n\n').find((part) => part.startsWith('Please look'));
  expect(await alarm()).toContain('There is no good backup.');
  const seen = ['backup', '--seen', 'bucket/one-call.dump', '--at', '2026-11-21T08:00:00Z'];
  expect((await office(seen, { settings: first.sameStore, at })).code).toBe(0);
  expect(await alarm()).toBeUndefined();
  expect(await digestOf(first, at.toISOString())).toContain(
    'Sat, Nov 21, 3 a.m.: bucket/one-call.dump\n      It was made outside this program',
  );
  expect(await alarm('2026-11-22T20:00:00Z')).toBeUndefined();
  expect(await alarm('2026-11-22T20:01:00Z')).toContain('The last good backup is 36 hours old.');
  await first.rows(
    "insert into backups (id, at, place, problem) values ('x', '2026-11-21T09:00:00.000Z', 'here', 'It is damaged.')",
  );
  expect(await alarm()).toContain('The backup from Sat, Nov 21, 4 a.m. is unusable: It is damaged.');
});

test('counts all that is held, and reads only those that it names', async () => {
  const { config, app } = await startTestApp({ settings: NO_CAPTCHA });
  const store = await openStore(config, app.log);
  onTestFinished(() => store.close());
  const at = new Date('2026-11-21T09:00:00Z');
  for (let count = 1; count <= 120; count++) await recordLead(store, { at, spam: HELD });
  const read: number[] = [];
  const findLeads: Store['findLeads'] = async (...asked) => {
    const leads = await store.findLeads(...asked);
    read.push(leads.length);
    return leads;
  };
  const digest = await gatherDigest({ ...store, findLeads }, { retentionMonths: 24 }, at);
  expect(digest.held.map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, back) => 120 - back),
  );
  expect([digest.alsoHeld, digest.undelivered]).toEqual([70, []]);
  // The held ones, then those whose promise was missed, the urgent ones, and those that were given up.
  expect(read).toEqual([50, 0, 0, 0]);
});
