import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { gatherDigest } from '../../reports/digest.ts';
import { digestText } from '../../reports/digest-text.ts';
import { openStore } from '../../store/store.ts';
import { eventually } from '../../testing/eventually.ts';
import { OWED } from '../../testing/postgres.ts';
import {
  GOOD_MESSAGE,
  GOOD_REQUEST,
  GOOD_REQUEST_PATTERN,
  postJson,
  postMessage,
} from '../../testing/requests.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Receiver, startReceiver } from '../../testing/webhook-receiver.ts';

const KEY = Buffer.from('thirty-two bytes of a secret key');
const SECRET = `whsec_${KEY.toString('base64')}`;
const HOUR = 3_600_000;
const SPAM = { ...GOOD_REQUEST, description: '<a href="https://pills.example">Cheap pills</a>' };

type Start = { receiver?: Receiver; settings?: Record<string, string>; timeoutMs?: number };

async function startWithWebhook({ receiver, settings, timeoutMs = 10_000 }: Start = {}) {
  const other = receiver ?? (await startReceiver());
  let now = new Date('2026-11-21T09:00:00Z');
  const started = await startTestApp({
    settings: {
      WEBHOOK_URL: `http://127.0.0.1:${other.port}/one-call?key=value`,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
      CAPTCHA_PROVIDER: 'off',
      ...settings,
    },
    overrides: { clock: () => now, timeouts: { webhook: timeoutMs }, pollInterval: 30 },
    failuresExpected: true,
  });
  await started.app.ready();
  const webhooks = () =>
    started.rows("select state, attempts, last_answer from deliveries where kind = 'webhook'");
  return {
    ...started,
    receiver: other,
    webhooksBecome: (...expected: object[]) =>
      eventually(async () => expect(await webhooks()).toMatchObject(expected)),
    waitAnHour: () => {
      now = new Date(now.getTime() + HOUR);
    },
  };
}

/** The check that the specification of Standard Webhooks asks of a receiver. */
function isSigned({ headers, body }: Receiver['got'][number], key = KEY): boolean {
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(content, 'utf8').digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((versioned) => versioned.split(',') as [string, string])
    .filter(([version]) => version === 'v1')
    .some(([, signature]) => {
      const given = Buffer.from(signature, 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

test('a request is sent once, signed, with every answer', async () => {
  const { app, receiver, webhooksBecome } = await startWithWebhook();
  const context = {
    page: '/service/decks',
    referrer: 'search.example',
    utm_source: 'flyer',
    click_id: 'gclid=Cj0',
    seconds: 50,
  };
  const { reference } = (await postJson(app, { ...GOOD_REQUEST, context })).json();
  await webhooksBecome({ state: 'sent', attempts: 1, last_answer: '204' });
  expect(receiver.got).toHaveLength(1);
  const [got] = receiver.got as [Receiver['got'][number]];
  expect(got.path).toBe('/one-call?key=value');
  expect(got.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_[\da-f-]{36}$/),
    'webhook-timestamp': String(new Date('2026-11-21T09:00:00Z').getTime() / 1000),
  });
  expect(isSigned(got)).toBe(true);
  expect(isSigned(got, Buffer.from('another secret, just as long one'))).toBe(false);
  expect(isSigned({ ...got, body: got.body.replace('Ada', 'Eve') })).toBe(false);
  expect(JSON.parse(got.body)).toEqual({
    version: 1,
    type: 'estimate.requested',
    timestamp: '2026-11-21T09:00:00.000Z',
    data: {
      number: 1,
      reference,
      ...GOOD_REQUEST,
      service_label: 'Painting',
      promised_by: '2026-11-21T16:00:00.000Z',
      page: '/service/decks',
      referrer: 'search.example',
      utm_source: 'flyer',
      utm_medium: '',
      utm_campaign: '',
      ad: 'Google ad',
      click_id: 'gclid=Cj0',
      spam_score: 0,
      spam_reasons: [],
      priority: 'normal',
      priority_rules: [],
    },
  });
});

test('a message is sent with its own fields', async () => {
  const { app, receiver, webhooksBecome } = await startWithWebhook();
  await postMessage(app, GOOD_MESSAGE);
  await webhooksBecome({ state: 'sent' });
  expect(JSON.parse(receiver.got[0]?.body ?? '')).toMatchObject({
    type: 'message.received',
    data: {
      number: 1,
      first_name: 'Grace',
      phone: GOOD_MESSAGE.number,
      message: GOOD_MESSAGE.message,
      proof: 'unchecked',
    },
  });
});

test('a held request is sent after its release', async () => {
  const { app, receiver, webhooksBecome, rows } = await startWithWebhook();
  await postJson(app, SPAM);
  await postJson(app, GOOD_REQUEST);
  await eventually(() => expect(receiver.got).toHaveLength(1));
  expect(JSON.parse(receiver.got[0]?.body ?? '').data.number).toBe(2);
  await rows("update deliveries set state = 'pending' where state = 'held'");
  await webhooksBecome({ state: 'sent' }, { state: 'sent' });
  expect(JSON.parse(receiver.got[1]?.body ?? '').data).toMatchObject({
    number: 1,
    spam_reasons: ['link', 'markup'],
  });
});

test('an unproven message is held from the webhook but mailed to the office', async () => {
  const { app, receiver, rows } = await startWithWebhook({ settings: { CAPTCHA_PROVIDER: 'altcha' } });
  await postMessage(app, GOOD_MESSAGE);
  await eventually(async () =>
    expect(
      await rows("select state from deliveries where kind in ('office-mail', 'webhook') order by kind"),
    ).toEqual([{ state: 'sent' }, { state: 'held' }]),
  );
  expect(receiver.got).toEqual([]);
});

test('without WEBHOOK_URL none is planned, and a planned one waits for the setting', async () => {
  const { app, receiver, webhooksBecome, sameStore } = await startWithWebhook();
  receiver.answer = status(503);
  await postJson(app, GOOD_REQUEST);
  await webhooksBecome({ state: 'failed', attempts: 1 });
  await app.close();

  const clock = () => new Date('2026-11-21T10:00:00Z');
  const without = await startTestApp({ settings: sameStore, overrides: { clock }, failuresExpected: true });
  await without.app.ready();
  await postJson(without.app, { ...GOOD_REQUEST, description: 'Another job.' });
  await eventually(async () =>
    expect(await without.rows("select attempts, last_answer from deliveries where kind = 'webhook'")).toEqual(
      [{ attempts: 2, last_answer: 'WEBHOOK_URL is not set.' }],
    ),
  );
});

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('why');

test.each([400, 401, 404, 408, 429, 500, 503])(
  '%i is tried again, with the same id and body, signed again',
  async (code) => {
    const { app, receiver, webhooksBecome, waitAnHour } = await startWithWebhook();
    receiver.answer = status(code);
    await postJson(app, GOOD_REQUEST);
    await webhooksBecome({ state: 'failed', attempts: 1, last_answer: `${code} why` });
    receiver.answer = undefined;
    waitAnHour();
    await webhooksBecome({ state: 'sent', attempts: 2 });
    const [first, second] = receiver.got as [Receiver['got'][number], Receiver['got'][number]];
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(Number(second.headers['webhook-timestamp']) - Number(first.headers['webhook-timestamp'])).toBe(
      3600,
    );
    expect(isSigned(second)).toBe(true);
  },
);

test('a redirect is not followed; it is named, and given up after six attempts', async () => {
  const elsewhere = await startReceiver();
  const { app, receiver, webhooksBecome, waitAnHour, log, config } = await startWithWebhook();
  const there = `http://127.0.0.1:${elsewhere.port}/one-call/`;
  receiver.answer = status(302, { location: `${there}?key=value` });
  await postJson(app, GOOD_REQUEST);
  const last_answer = `302, a redirect to ${there}; it is not followed.`;
  for (let attempts = 1; attempts <= 5; attempts++) {
    await webhooksBecome({ state: 'failed', attempts, last_answer });
    // The last wait is of two hours.
    for (let hours = 0; hours < 3; hours++) waitAnHour();
  }
  await webhooksBecome({ state: 'dead', attempts: 6, last_answer });
  expect(receiver.got.filter(({ body }) => body.includes('estimate.requested'))).toHaveLength(6);
  expect(elsewhere.got).toEqual([]);
  expect(log()).toContain('"advice":"Set WEBHOOK_URL to the address that answers a POST with 2xx itself."');
  const store = await openStore(config, { warn: () => {} });
  onTestFinished(() => store.close());
  const digest = digestText(await gatherDigest(store, config, new Date('2026-11-22T09:00:00Z')));
  expect(digest).toContain(`because the hand-off was given up: ${last_answer}`);
});

test('a redirect without a location is not followed either', async () => {
  const { app, receiver, webhooksBecome } = await startWithWebhook();
  receiver.answer = status(304);
  await postJson(app, GOOD_REQUEST);
  await webhooksBecome({ state: 'failed', last_answer: '304, a redirect; it is not followed.' });
});

test('410 ends it at once and is logged', async () => {
  const { app, receiver, webhooksBecome, log } = await startWithWebhook();
  receiver.answer = status(410);
  await postJson(app, GOOD_REQUEST);
  await webhooksBecome({ state: 'dead', attempts: 1, last_answer: '410 why' });
  expect(log()).toMatch(/"level":50.*"kind":"webhook".*delivery given up/);
});

test.each([
  ['never answers', () => {}],
  ['never ends its headers', (response: ServerResponse) => response.socket?.write('HTTP/1.1 200 OK\r\nx: ')],
  ['hangs up', (response: ServerResponse) => response.socket?.destroy()],
])('a receiver that %s is tried again', async (_what, answer) => {
  const { app, receiver, webhooksBecome, waitAnHour } = await startWithWebhook({ timeoutMs: 1_000 });
  receiver.answer = answer;
  await postJson(app, GOOD_REQUEST);
  await webhooksBecome({ state: 'failed', attempts: 1 });
  receiver.answer = undefined;
  waitAnHour();
  await webhooksBecome({ state: 'sent', attempts: 2 });
});

test('only the start of an endless answer is read, and its status counts', async () => {
  const { app, receiver, webhooksBecome } = await startWithWebhook();
  let hungUp = false;
  receiver.answer = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(1_000)), 5);
    response.on('close', () => {
      hungUp = true;
      clearInterval(timer);
    });
  };
  await postJson(app, GOOD_REQUEST);
  await webhooksBecome({ state: 'sent', last_answer: expect.stringMatching(/^200 x{200,300}…?$/) });
  await eventually(() => expect(hungUp).toBe(true));
});

test('mails are sent while the receiver hangs', async () => {
  const { app, receiver, rows } = await startWithWebhook();
  let letGo = () => {};
  receiver.answer = (response) => {
    letGo = () => response.destroy();
  };
  await postJson(app, GOOD_REQUEST);
  await eventually(async () =>
    expect(await rows(`select state from ${OWED} where kind <> 'digest-mail' order by kind`)).toEqual([
      { state: 'sent' },
      { state: 'sent' },
      { state: 'pending' },
    ]),
  );
  await eventually(() => expect(receiver.got).toHaveLength(1));
  letGo();
});

test('a private address is refused before anything is sent', async () => {
  const { app, receiver, webhooksBecome, log } = await startWithWebhook({
    settings: { WEBHOOK_URL: 'https://127.0.0.1:9/', WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/8' },
  });
  await postJson(app, GOOD_REQUEST);
  await webhooksBecome({
    state: 'failed',
    last_answer: '127.0.0.1 is a private address, and WEBHOOK_ALLOW_PRIVATE does not name it.',
  });
  expect(receiver.got).toEqual([]);
  expect(log()).toMatch(/"level":50.*"ours":true/);
  expect(log()).not.toMatch(GOOD_REQUEST_PATTERN);
});
