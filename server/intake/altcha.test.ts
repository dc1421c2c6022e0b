import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { type AltchaChallenge, altchaAnswer } from '../../contract/captcha.ts';
import { GOOD_MESSAGE, postMessage, postMessageForm } from '../testing/requests.ts';
import { askForChallenge, solve, solvedCaptcha } from '../testing/solve.ts';
import { shareTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';
import { CHALLENGE_LIFETIME } from './captcha.ts';

const STATES = `select captcha, held_because, (select state from deliveries where lead_id = m.id and
  kind = 'customer-mail') as confirmation from leads m where form = 'contact' order by number`;
const VERIFIED = { captcha: 'verified', held_because: null };
const unverified = (held_because: string) => ({ captcha: 'unverified', held_because, confirmation: 'held' });

let made = 0;

/** A message with words of its own and this answer to the captcha. */
function message(altcha: unknown) {
  return { ...GOOD_MESSAGE, message: `Message ${++made}`, altcha };
}

/** What became of the newest message. */
async function last({ rows }: TestApp) {
  return (await rows(STATES)).at(-1);
}

describe('a challenge', () => {
  const server = shareTestApp();

  test('is signed, lasts an hour, and is not cached', async () => {
    const { app } = server();
    const answer = await app.inject('/api/captcha');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { provider, challenge } = answer.json();
    expect(provider).toBe('altcha');
    expect(challenge.signature).toMatch(/^[\da-f]{64}$/);
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000 });
    const left = challenge.parameters.expiresAt * 1000 - Date.now();
    expect(left).toBeGreaterThan(CHALLENGE_LIFETIME - 60_000);
    expect(left).toBeLessThanOrEqual(CHALLENGE_LIFETIME);
  });

  test('is new for each request', async () => {
    const { app } = server();
    const all = await Promise.all(Array.from({ length: 20 }, () => askForChallenge(app)));
    expect(new Set(all.map(({ parameters }) => parameters.nonce)).size).toBe(20);
  });
});

test('a solved challenge proves its sender, in JSON and in a form', async () => {
  const { app, rows } = await startTestApp();
  expect((await postMessage(app, message(await solvedCaptcha(app)))).statusCode).toBe(200);
  const form = await postMessageForm(app, message(await solvedCaptcha(app)) as Record<string, string>);
  expect(form.statusCode).toBe(303);
  expect(await rows(STATES)).toMatchObject([VERIFIED, VERIFIED]);
});

describe('is stored and held', () => {
  const server = shareTestApp();

  test.each([
    ['without an answer', undefined, 'missing'],
    ['with an empty answer', '', 'missing'],
    ['with something else than text', { challenge: 1 }, 'unreadable'],
    ['with words', 'I am a person', 'unreadable'],
    ['with JSON of another shape', btoa('{"challenge":null,"solution":{}}'), 'unreadable'],
    ['with a far too long answer', 'x'.repeat(20_000), 'unreadable'],
    ['with JSON as deep as it goes', btoa(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`), 'unreadable'],
  ])('a message %s', async (_what, altcha, problem) => {
    const { app } = server();
    const answer = await postMessage(app, message(altcha));
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    expect(await last(server())).toEqual(unverified(problem));
  });

  test('a message with a challenge that was made easier, or to last longer', async () => {
    const { app } = server();
    const { parameters, signature } = await askForChallenge(app);
    const solveWith = async (change: Partial<AltchaChallenge['parameters']>) => {
      const changed = { parameters: { ...parameters, ...change }, signature };
      await postMessage(app, message(await solve(changed)));
      return last(server());
    };
    expect(await solveWith({ keyPrefix: '0' })).toEqual(unverified('forged'));
    expect(await solveWith({ keyPrefix: '0', cost: 1 })).toEqual(unverified('forged'));
    expect(await solveWith({ salt: '00'.repeat(16), keyPrefix: '0' })).toEqual(unverified('forged'));
    expect(await solveWith({ expiresAt: 9_999_999_999 })).toEqual(unverified('forged'));
    const deep = JSON.parse(`${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}`);
    expect(await solveWith({ keyPrefix: '0', ...{ deep } })).toEqual(unverified('forged'));
  });

  test('a message with a challenge of another server, or one without a signature', async () => {
    const { app } = server();
    const other = await startTestApp();
    await postMessage(app, message(await solvedCaptcha(other.app)));
    expect(await last(server())).toEqual(unverified('forged'));
    const expiresAt = new Date(Date.now() + 60_000);
    const easy = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, expiresAt, deriveKey };
    await postMessage(app, message(await solve(await createChallenge(easy))));
    expect(await last(server())).toEqual(unverified('unreadable'));
    const ours = await createChallenge({ ...easy, hmacSignatureSecret: 'a key of their own' });
    await postMessage(app, message(await solve(ours)));
    expect(await last(server())).toEqual(unverified('forged'));
  });

  test('a message with a guessed solution', async () => {
    const { app } = server();
    const challenge = await askForChallenge(app);
    const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0');
    for (const counter of [0, 1, -1, 0.5, 4_294_967_296]) {
      await postMessage(app, message(altchaAnswer(challenge, { counter, derivedKey })));
      expect(await last(server())).toEqual(unverified('wrong'));
    }
  });

  test('a message with the right key under a wrong counter', async () => {
    const { app } = server();
    const { challenge, solution } = JSON.parse(atob(await solvedCaptcha(app)));
    const lower = { ...solution, counter: solution.counter - 1 };
    await postMessage(app, message(altchaAnswer(challenge, lower)));
    expect(await last(server())).toEqual(unverified('wrong'));
    await postMessage(app, message(altchaAnswer(challenge, solution)));
    expect(await last(server())).toMatchObject(VERIFIED);
  });
});

test('an answer is good for one message, also when two come at once and after a restart', async () => {
  const first = await startTestApp();
  const answer = await solvedCaptcha(first.app);
  const posts = Array.from({ length: 5 }, () => postMessage(first.app, message(answer)));
  for (const { statusCode } of await Promise.all(posts)) expect(statusCode).toBe(200);
  const [verified, ...others] = await first.rows(
    "select captcha, held_because from leads where form = 'contact' order by captcha desc",
  );
  expect(verified).toEqual(VERIFIED);
  expect(others).toEqual(Array(4).fill({ captcha: 'unverified', held_because: 'used' }));
  await first.app.close();

  const second = await startTestApp({ settings: first.sameStore });
  await postMessage(second.app, message(answer));
  expect(await last(second)).toEqual(unverified('used'));
});

test('an answer survives a restart that comes before it is sent', async () => {
  const first = await startTestApp();
  const answer = await solvedCaptcha(first.app);
  await first.app.close();
  const second = await startTestApp({ settings: first.sameStore });
  await postMessage(second.app, message(answer));
  expect(await last(second)).toMatchObject(VERIFIED);
});

test('a refused message leaves its answer for the corrected one', async () => {
  const server = await startTestApp();
  const altcha = await solvedCaptcha(server.app);
  expect((await postMessage(server.app, { ...message(altcha), message: '' })).statusCode).toBe(422);
  expect((await postMessage(server.app, message(altcha))).statusCode).toBe(200);
  expect(await last(server)).toMatchObject(VERIFIED);
});

test('a retry with the same key is not held although its answer is used', async () => {
  const server = await startTestApp();
  const posted = message(await solvedCaptcha(server.app));
  const key = { 'idempotency-key': 'one-page-view' };
  const first = await postMessage(server.app, posted, key);
  const retry = await postMessage(server.app, posted, key);
  expect(retry.json()).toEqual(first.json());
  expect(await server.rows(STATES)).toMatchObject([VERIFIED]);
});

test('an answer counts up to the end of the hour and not after it; what is long over is forgotten', async () => {
  let now = new Date();
  const server = await startTestApp({ overrides: { clock: () => now } });
  const { app, rows } = server;
  const [early, late] = [await askForChallenge(app), await askForChallenge(app)];
  const end = (early.parameters.expiresAt ?? 0) * 1000;

  now = new Date(end - 1);
  await postMessage(app, message(await solve(early)));
  expect(await last(server)).toMatchObject(VERIFIED);
  now = new Date(end);
  await postMessage(app, message(await solve(late)));
  expect(await last(server)).toEqual(unverified('expired'));
  expect(await rows('select id from used_challenges')).toEqual([{ id: early.parameters.nonce }]);

  now = new Date(end + CHALLENGE_LIFETIME);
  const next = await askForChallenge(app);
  await postMessage(app, message(await solve(next)));
  expect(await rows('select id from used_challenges')).toEqual([{ id: next.parameters.nonce }]);
});

test('one address may ask for three times as many challenges as it may send messages', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  const statuses = [];
  for (let count = 0; count < 4; count++) statuses.push((await app.inject('/api/captcha')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('when it is off nothing is asked and nothing is held', async () => {
  const server = await startTestApp({ settings: { CAPTCHA_PROVIDER: 'off' } });
  expect((await server.app.inject('/api/captcha')).json()).toEqual({ provider: 'off' });
  await postMessage(server.app, message(undefined));
  expect(await last(server)).toMatchObject({ captcha: 'unchecked', held_because: null });
  expect((await last(server))?.confirmation).not.toBe('held');
});
