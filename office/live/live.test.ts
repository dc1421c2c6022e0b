import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { eventually } from '../../server/testing/eventually.ts';
import {
  type Browser,
  DANA,
  isOpen,
  type Office,
  openBrowser,
  startOffice,
} from '../../server/testing/office.ts';
import { GOOD_REQUEST, postJson } from '../../server/testing/requests.ts';
import { createLive } from './live.ts';

const LEE = { email: 'lee@oakhand.example', name: 'Lee Moss' };

/** An office that listens, with Dana signed in. */
async function openOffice(options: Parameters<typeof startOffice>[0] = {}) {
  const office = await startOffice(options);
  const dana = await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...office, dana, browser };
}

function cookiesOf({ cookies }: Browser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Opens the stream, and gathers what it says. */
async function listenTo(app: FastifyInstance, browser: Browser) {
  const { port } = app.server.address() as AddressInfo;
  const cancel = new AbortController();
  onTestFinished(() => cancel.abort());
  const { status, headers, body } = await fetch(`http://127.0.0.1:${port}/office/events`, {
    headers: { cookie: cookiesOf(browser) },
    signal: cancel.signal,
    redirect: 'manual',
  });
  const heard = { text: '', isOver: false };
  const read = async () => {
    for await (const chunk of body ?? []) heard.text += Buffer.from(chunk).toString();
    heard.isOver = true;
  };
  read().catch(() => undefined);
  const events = () =>
    Array.from(heard.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm), ([, kind, data]) => [
      kind,
      JSON.parse(data ?? ''),
    ]);
  return { status, headers, heard, events, leave: () => cancel.abort() };
}

let leads = 0;

async function newLead({ app }: Pick<Office, 'app'>): Promise<string> {
  leads += 1;
  return (await postJson(app, { ...GOOD_REQUEST, description: `Room ${leads}` })).json().reference;
}

const by = (user: string) => ({ user, via: 'cli' as const, at: new Date() });

test('says which lead was changed, at another server too, and nothing of what is in it', async () => {
  const office = await openOffice();
  const settings = { ...office.sameStore, RATE_LIMIT: '0', SMTP_URL: office.mailServer.url };
  const other = await buildApp(readConfig(settings), {
    buildDir: `${office.config.dataDir}/../build`,
    logStream: { write: () => {} },
    pollInterval: 50,
  });
  onTestFinished(() => other.close());
  await isOpen(other);
  await other.listen({ port: 0, host: '127.0.0.1' });
  const streams = [await listenTo(office.app, office.browser), await listenTo(other, office.browser)];
  const reference = await newLead(office);
  const bothHear = (version: number) =>
    eventually(() => {
      for (const { events } of streams) expect(events().at(-1)).toEqual(['changed', { reference, version }]);
    });
  await bothHear(1);
  await office.store.claim(reference, by(office.dana));
  await bothHear(2);
  for (const { heard, events, headers } of streams) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, private',
      // Lets a proxy pass it on at once.
      'x-accel-buffering': 'no',
    });
    expect(heard.text).toMatch(/^retry: 5000\n\n/);
    expect(heard.text).not.toMatch(/Ada|555-?01|Painting|Dana/);
    expect(events()).toHaveLength(2);
  }
}, 60_000);

test('a reminder is for the holder of the claim', async () => {
  let passed = 0;
  const office = await openOffice({ overrides: { clock: () => new Date(Date.now() + passed) } });
  const lee = await office.invite(LEE);
  const mine = await listenTo(office.app, office.browser);
  const references = [await newLead(office), await newLead(office), await newLead(office)];
  const [first = '', second = '', third = ''] = references;
  await office.store.claim(first, by(office.dana));
  await office.store.claim(second, by(lee));
  const soon = new Date(Date.now() + 60_000);
  for (const reference of references) await office.store.remind(reference, soon, by(lee));
  passed = 120_000;
  const due = () => mine.events().flatMap(([kind, data]) => (kind === 'due' ? [data.reference] : []));
  await eventually(() => expect(due().toSorted()).toEqual([first, third].toSorted()));
});

test('takes a session, and no browser asks again without one', async () => {
  const office = await openOffice();
  const { status, heard } = await listenTo(office.app, openBrowser(office.app));
  expect(status).toBe(204);
  expect(heard.text).toBe('');
});

test('a session has three of them', async () => {
  const office = await openOffice();
  const open = () => listenTo(office.app, office.browser);
  const streams = [await open(), await open(), await open()];
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await open()).status).toBe(429);
  streams[0]?.leave();
  await eventually(async () => expect((await open()).status).toBe(200));
});

test('ends when its browser is signed out, and when its user loses access', async () => {
  const office = await openOffice();
  const lee = await office.invite(LEE);
  const other = openBrowser(office.app);
  await other.signIn(office, LEE.email);
  const [mine, theirs] = [await listenTo(office.app, office.browser), await listenTo(office.app, other)];
  await office.browser.post('/office/sign-out', {});
  await eventually(() => expect(mine.heard.isOver).toBe(true));
  expect(theirs.heard.isOver).toBe(false);
  await office.store.deactivateUser(lee, { by: null, at: new Date() });
  await eventually(() => expect(theirs.heard.isOver).toBe(true));
});

test('neither one that is read nor one that is not holds up the end of the server', async () => {
  const office = await openOffice({ overrides: { connectionLimits: { grace: 3_600_000 } } });
  const { port } = office.app.server.address() as AddressInfo;
  const reading = await listenTo(office.app, office.browser);
  const stalled = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void stalled.destroy());
  stalled.on('error', () => {});
  stalled.write(`GET /office/events HTTP/1.1\r\nhost: x\r\ncookie: ${cookiesOf(office.browser)}\r\n\r\n`);
  await eventually(async () => expect(await connectionsOf(office.app)).toBeGreaterThanOrEqual(2));
  await newLead(office);
  await eventually(() => expect(reading.events()).toHaveLength(1));
  await office.app.close();
  await eventually(() => expect(reading.heard.isOver).toBe(true));
});

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

/** A live with a store of which we count the questions, without a server around it. */
async function quickLive() {
  const office = await startOffice();
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const [session] = await office.store.sessionsOf(
    (await office.store.userByEmail(DANA.email))?.id ?? '',
    new Date(),
  );
  const [user] = await office.store.users();
  if (!session || !user) throw new Error('no session was stored');
  const changedSince = vi.fn(office.store.changedSince);
  const live = createLive({
    store: { ...office.store, changedSince },
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    pollInterval: 5,
    pingInterval: 1,
  });
  onTestFinished(() => live.close());
  const open = () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    return { response, events: live.open({ session, user }, response) };
  };
  return { live, open, changedSince };
}

test('the store is polled while a stream is open, and no longer', async () => {
  const { live, open, changedSince } = await quickLive();
  live.nudge();
  expect(changedSince).not.toHaveBeenCalled();
  const { events } = open();
  await eventually(() => expect(changedSince.mock.calls.length).toBeGreaterThan(2));
  events?.destroy();
  await once(events ?? new Socket(), 'close');
  await eventually(async () => {
    const before = changedSince.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(changedSince.mock.calls.length).toBe(before);
  });
});

test('a browser that reads nothing is cut off before it fills the memory', async () => {
  const { open } = await quickLive();
  const { response, events } = open();
  events?.push(Buffer.alloc(16 * 1024));
  await eventually(() => expect(response.destroyed).toBe(true));
});

test('pings keep proxies from ending it', async () => {
  const { open, live } = await quickLive();
  const { events } = open();
  if (!events) throw new Error('there is no stream');
  await once(events, 'readable');
  setTimeout(live.close, 100);
  expect(await text(events)).toMatch(/^retry: 5000\n\n(?::\n\n)+/);
});
