import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { office } from '../../cli/testing/office.ts';
import { eventually } from '../testing/eventually.ts';
import { freePort } from '../testing/free-port.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { GOOD_REQUEST, postForm } from '../testing/requests.ts';
import { canMakeCertificates, makeCertificate, startSecureServer, trust } from '../testing/secure-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { CANARY_HEADER, createMarker } from './marker.ts';

const CHECK = 'check@deadman.example';
const KEY = 'k'.repeat(40);
/** Half past nine at the office. */
const MORNING = Date.parse('2026-11-21T14:30:00Z');

type Start = {
  settings?: Record<string, string>;
  failuresExpected?: boolean;
  /** The address that visitors know, given the server's own. */
  publicUrl?: (url: string) => Promise<string> | string;
};

/** A server that can be reached, with a mail server, before its test is due. `begin` lets the day's test begin. */
async function start({ settings, failuresExpected, publicUrl = (url) => url }: Start = {}) {
  const mailServer = await startMailServer();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clock = { now: MORNING };
  const started = await startTestApp({
    settings: {
      SITE_URL: await publicUrl(url),
      SMTP_URL: mailServer.url,
      CANARY_EMAIL: CHECK,
      CANARY_KEY: KEY,
      ...settings,
    },
    overrides: { clock: () => new Date(clock.now), pollInterval: 30 },
    failuresExpected,
  });
  async function begin() {
    await isDue(started);
    await started.app.listen({ port, host: '127.0.0.1' });
  }
  const mails = () => mailServer.mails.filter(({ recipients }) => recipients.includes(CHECK));
  return { ...started, mailServer, mails, clock, url, port, begin };
}

function isDue({ rows }: Pick<TestApp, 'rows'>) {
  return rows("insert into jobs (name, done_day) values ('canary', '2026-11-20')");
}

function untilDone({ rows }: Pick<TestApp, 'rows'>) {
  return eventually(async () =>
    expect(await rows("select done_day from jobs where name = 'canary'")).toEqual([
      { done_day: '2026-11-21' },
    ]),
  );
}

/** Why the test could not be made, as the log tells it. */
async function problem({ logged }: Pick<TestApp, 'logged'>): Promise<string> {
  const failed = () => logged(50).find(({ job }) => job === 'canary');
  await eventually(() => expect(failed()).toBeDefined());
  return String((failed()?.err as Error | undefined)?.message);
}

const leads = ({ rows }: Pick<TestApp, 'rows'>) => rows('select number, canary, held_because from leads');

test('goes from the page to both mails, and counts nowhere', async () => {
  const started = await start({
    settings: {
      RATE_LIMIT: '1',
      METRICS_TOKEN: 't'.repeat(20),
      WEBHOOK_URL: 'https://crm.example/',
      WEBHOOK_SECRET: `whsec_${'a'.repeat(44)}`,
    },
  });
  const { app, mailServer, mails, begin, sameStore, clock } = started;
  const at = new Date(MORNING);
  const told = async () => {
    // What is counted is kept for ten seconds.
    clock.now += 11_000;
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${'t'.repeat(20)}` },
    });
    const ours = body.split('\n').filter((line) => line.startsWith('one_call') && !line.includes('canary'));
    const figures = await office(['figures', '--json'], { settings: sameStore, at });
    const digest = JSON.parse((await office(['digest', '--json'], { settings: sameStore, at })).out);
    const list = await office(['list', '--csv'], { settings: sameStore, at });
    return [ours, figures, digest.deliveries, digest.held, digest.arrivals[0].arrivals.received, list];
  };
  const before = await told();
  await begin();
  await untilDone(started);
  await eventually(() => expect(mails()).toHaveLength(2));
  expect(mailServer.mails).toHaveLength(2);
  for (const { subject, text } of mails()) {
    expect(subject).toMatch(/^Automatic test: .*\b[A-Z0-9]{8}$/);
    expect(text).toContain('there is nothing to do');
  }
  await eventually(async () =>
    expect(await started.rows('select kind, state from deliveries order by kind')).toEqual([
      { kind: 'customer-mail', state: 'sent' },
      { kind: 'office-mail', state: 'sent' },
    ]),
  );
  expect(await told()).toEqual(before);
  expect((await office(['digest'], { settings: sameStore, at })).out).toContain(
    'Estimate requests: none.\n      Automatic tests: #1.',
  );
  // The one post a minute that an address has is still there.
  expect((await postForm(app, GOOD_REQUEST, {}, '/api/estimate')).statusCode).toBe(303);
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${'t'.repeat(20)}` },
  });
  expect(Number(/^one_call_canary_age_seconds (.*)$/m.exec(body)?.[1])).toBeLessThan(60);
});

test('is off while no address is set', async () => {
  const { app, rows } = await startTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const marked = { [CANARY_HEADER]: createMarker(KEY, new Date()) };
  expect((await app.inject({ url: '/api/canary', headers: marked })).statusCode).toBe(404);
  expect(await rows("select name from jobs where name = 'canary'")).toEqual([]);
});

test('no mail arrives while the mail server is broken, and an earlier test is not sent late', async () => {
  const started = await start();
  const { mailServer, clock, rows, begin } = started;
  mailServer.fault = (step) => (step === 'sender' ? { refuse: '451 4.3.0 Not now' } : undefined);
  await begin();
  await untilDone(started);
  const states = (state: string) =>
    eventually(async () =>
      expect(await rows('select state from deliveries')).toEqual([{ state }, { state }]),
    );
  await states('failed');
  clock.now += 61 * 60_000;
  mailServer.fault = undefined;
  await states('void');
  expect(mailServer.mails).toEqual([]);
});

test('a mailbox that refuses it marks no address as bad', async () => {
  const started = await start({ failuresExpected: true });
  const { mailServer, rows, begin } = started;
  mailServer.fault = (step) => (step === 'recipient' ? { refuse: '550 5.1.1 No such check' } : undefined);
  await begin();
  await eventually(async () =>
    expect(await rows('select kind, state from deliveries order by kind')).toEqual([
      { kind: 'customer-mail', state: 'failed' },
      { kind: 'office-mail', state: 'failed' },
    ]),
  );
  expect(await rows('select email_refused from leads')).toEqual([{ email_refused: null }]);
});

test('nothing is sent while the store cannot take a request', async () => {
  const started = await start({ failuresExpected: true });
  await isDue(started);
  // From now on a lead cannot be stored, and a job can be taken.
  await started.rows('alter table counters rename to elsewhere');
  await started.app.listen({ port: started.port, host: '127.0.0.1' });
  expect(await problem(started)).toMatch(/\/api\/estimate does not take a request: it answers with 503\.$/);
  expect([await leads(started), started.mailServer.mails]).toEqual([[], []]);
});

/** Something else at the public address. */
async function startProxy(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Hands a request on to the server, as a proxy does. */
function handOn(url: string): RequestListener {
  return (asked, answer) => {
    const { method, headers } = asked;
    asked.pipe(
      request(url + asked.url, { method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      }).on('error', () => answer.writeHead(502).end()),
    );
  };
}

const proxies: [what: string, listener: (url: string) => RequestListener, problem: RegExp][] = [
  [
    'reaches no server',
    () => (_asked, answer) => void answer.writeHead(502).end('Bad Gateway'),
    /\/estimate answers with 502\.$/,
  ],
  [
    'shows a page of its own',
    () => (_asked, answer) => void answer.end('<title>Welcome to nginx!</title>'),
    /is another page: its title is "Welcome to nginx!"\.$/,
  ],
  [
    'refuses posts',
    (url) => (asked, answer) => {
      if (asked.method === 'POST') answer.writeHead(405).end();
      else handOn(url)(asked, answer);
    },
    /does not take a request: it answers with 405\.$/,
  ],
  [
    'leads elsewhere',
    () => (_asked, answer) => void answer.writeHead(301, { location: 'https://parked.example/' }).end(),
    /\/estimate answers with 301\.$/,
  ],
];

test.each(proxies)('nothing is sent through a proxy that %s', async (_what, listener, expected) => {
  const started = await start({
    publicUrl: (url) => startProxy(listener(url)),
    failuresExpected: true,
  });
  await started.begin();
  expect(await problem(started)).toMatch(expected);
  expect([await leads(started), started.mailServer.mails]).toEqual([[], []]);
});

test('nothing is sent when the address does not answer', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const started = await start({ publicUrl: () => nowhere, failuresExpected: true });
  await started.begin();
  expect(await problem(started)).toBe(`${nowhere}/estimate does not answer (ECONNREFUSED).`);
});

test.skipIf(!canMakeCertificates).each([
  ['goes through TLS that can be trusted', true],
  ['stops at an untrusted certificate', false],
])('%s', async (_what, isTrusted) => {
  const certificate = await makeCertificate();
  if (isTrusted) trust(certificate);
  const started = await start({
    publicUrl: (url) => startSecureServer(certificate, handOn(url)),
    failuresExpected: !isTrusted,
  });
  await started.begin();
  if (isTrusted) {
    await eventually(() => expect(started.mails()).toHaveLength(2));
    return;
  }
  expect(await problem(started)).toContain('does not answer (DEPTH_ZERO_SELF_SIGNED_CERT)');
  expect([await leads(started), started.mailServer.mails]).toEqual([[], []]);
});

const marks: [what: string, make: () => string][] = [
  ['of another key', () => createMarker('another key', new Date(MORNING))],
  ['of the day before yesterday', () => createMarker(KEY, new Date(MORNING - 2 * 24 * 60 * 60_000))],
  ['that is none', () => 'yes'],
];

test.each(marks)('a mark %s makes an ordinary request that is held', async (_what, make) => {
  const { app, rows, mailServer } = await start();
  await app.ready();
  const answer = await postForm(app, GOOD_REQUEST, { [CANARY_HEADER]: make() });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching('^/estimate/sent'),
  ]);
  expect(await rows('select canary, held_because from leads')).toEqual([
    { canary: 0, held_because: 'marker' },
  ]);
  await eventually(() => expect(mailServer.mails).toHaveLength(1));
  expect(mailServer.mails[0]?.text).toContain('it claims to be an automatic test');
  expect(mailServer.mails[0]?.recipients).not.toContain(CHECK);
});

test('a mark is good for one request; later ones count like any other', async () => {
  const { app, rows } = await start({ settings: { RATE_LIMIT: '1' } });
  const headers = { [CANARY_HEADER]: createMarker(KEY, new Date(MORNING)) };
  const post = (key: string) => postForm(app, GOOD_REQUEST, { ...headers, 'idempotency-key': key });
  expect((await post('first-key')).statusCode).toBe(303);
  expect((await post('second-key')).statusCode).toBe(303);
  expect((await post('third-key')).statusCode).toBe(429);
  expect(await rows('select number, canary, held_because from leads order by number')).toEqual([
    { number: 1, canary: 1, held_because: null },
    { number: 2, canary: 0, held_because: 'marker' },
  ]);
});

test('the state of a request that is no test stays secret', async () => {
  const { app, rows } = await start();
  await postForm(app, GOOD_REQUEST);
  const [{ reference } = {}] = await rows('select reference from leads');
  const headers = { [CANARY_HEADER]: createMarker(KEY, new Date(MORNING)) };
  expect((await app.inject({ url: '/api/canary', headers })).statusCode).toBe(204);
  expect((await app.inject({ url: `/api/canary/${reference}`, headers })).statusCode).toBe(404);
  expect((await app.inject(`/api/canary/${reference}`)).statusCode).toBe(404);
});
