import { describe, expect, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { eventually } from '../testing/eventually.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { OWED } from '../testing/postgres.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../testing/requests.ts';
import { canMakeCertificates, makeCertificate, trust } from '../testing/secure-server.ts';
import type { Fault, Step } from '../testing/smtp.ts';
import { startTestApp } from '../testing/test-app.ts';
import { MAX_CONCURRENT } from './queue.ts';

const HOUR = 3_600_000;
/** How long a silent mail server is waited for here, and long enough for one that answers, in milliseconds. */
const SHORT = 1_000;
const SENT = { state: 'sent', attempts: 1 };
const SENT_LATER = { state: 'sent', attempts: 2 };
const FAILED = { state: 'failed', attempts: 1 };
const DEAD = { state: 'dead', attempts: 1 };

/** A server with a mail server that may fail. */
async function startWithMail({ user = '', timeoutMs = 20_000, at = '' } = {}) {
  const mailServer = await startMailServer();
  const url = new URL(at || mailServer.url);
  if (user) Object.assign(url, { username: user, password: 'secret' });
  let now = new Date('2026-11-21T09:00:00Z');
  const started = await startTestApp({
    settings: { SMTP_URL: url.href, CAPTCHA_PROVIDER: 'off' },
    overrides: { clock: () => now, timeouts: { mail: timeoutMs }, pollInterval: 30 },
    failuresExpected: true,
  });
  await started.app.ready();

  /** Waits until the mails are so. */
  const become = (office: object, customer: object, others: object = {}) =>
    eventually(async () => {
      const rows = await started.rows(
        `select kind, state, attempts from ${OWED} where kind <> 'digest-mail'`,
      );
      const deliveries = Object.fromEntries(rows.map(({ kind, ...rest }) => [kind, rest]));
      expect(deliveries).toEqual({ 'office-mail': office, 'customer-mail': customer, ...others });
    });
  return {
    ...started,
    mailServer,
    become,
    /** An hour later, with the mail server in order. */
    recover() {
      mailServer.fault = undefined;
      now = new Date(now.getTime() + HOUR);
    },
  };
}

const at = (step: Step, fault: Fault, recipient?: string) => (here: Step, to: string) =>
  here === step && (!recipient || to === recipient) ? fault : undefined;

const NO_SUCH_USER = {
  refuse: `550 5.1.1 <${GOOD_REQUEST.email}>: Recipient address rejected: User unknown`,
};

test('an address that does not exist is tried once, and the office is told to use the phone', async () => {
  const { app, mailServer, become, rows, log, logged } = await startWithMail();
  mailServer.fault = at('recipient', NO_SUCH_USER, GOOD_REQUEST.email);
  const { reference } = (await postJson(app, GOOD_REQUEST)).json();
  await become(SENT, DEAD, { 'bad-address-mail': SENT });

  const told = mailServer.mails.find((mail) => mail.subject?.startsWith('Email bounced'));
  expect(told?.recipients).toEqual([company.email]);
  expect(told?.subject).toBe(`Email bounced, use the phone · Estimate request #1 · ${reference}`);
  expect(told?.messageId).toMatch(/^<bad-address\.[\da-f-]{36}@/);
  expect(told).not.toHaveProperty('replyTo');
  for (const part of [reference, '#1', 'Ada Lovelace', '(914) 555-0123', 'User unknown']) {
    expect(told?.text).toContain(part);
    expect(told?.html).toContain(part);
  }
  expect(told?.html).toContain('href="tel:9145550123"');

  expect(await rows("select email_refused from leads where form = 'estimate'")).toEqual([
    { email_refused: NO_SUCH_USER.refuse },
  ]);
  expect(logged(40)).toMatchObject([
    { kind: 'customer-mail', number: 1, cause: { phase: 'RCPT TO', code: '550 5.1.1' } },
  ]);
  expect(log()).not.toMatch(/customer\.example|unknown/i);
});

test('the same holds for messages and for a server that checks the address after DATA', async () => {
  const { app, mailServer, become, rows } = await startWithMail();
  mailServer.fault = at('message', { refuse: '550 5.1.1 No such user' }, GOOD_MESSAGE.email);
  await postMessage(app, { ...GOOD_MESSAGE, number: '' });
  await become(SENT, DEAD, { 'bad-address-mail': SENT });
  const told = mailServer.mails.at(-1);
  expect(told?.subject).toContain('Message #1');
  expect(told?.text).toContain('no phone number was given');
  expect(await rows("select email_refused from leads where form = 'contact'")).toEqual([
    { email_refused: '550 5.1.1 No such user' },
  ]);
});

test('mail to the office is tried again when its address is refused, and logged as an error', async () => {
  const { app, mailServer, become, recover, logged } = await startWithMail();
  mailServer.fault = at('recipient', { refuse: '550 5.1.1 No such user' }, company.email);
  await postJson(app, GOOD_REQUEST);
  await become(FAILED, SENT);
  expect(logged(50)).toMatchObject([
    { kind: 'office-mail', state: 'failed', cause: { code: '550 5.1.1', ours: true } },
  ]);
  recover();
  await become(SENT_LATER, SENT);
});

/** Refusals that concern us are errors in the log; what passes by itself is a warning. None writes a customer off. */
const FAULTS: [step: Step, fault: Fault][] = [
  ['greeting', { refuse: '554 5.7.1 Your address is in a block list' }],
  ['log-in', { refuse: '535 5.7.8 Authentication failed' }],
  ['sender', { refuse: '550 5.7.1 Not your sender' }],
  ['recipient', { refuse: '554 5.7.1 Relay access denied' }],
  ['message', { refuse: '554 5.7.1 This looks like spam' }],
  ...(['greeting', 'log-in', 'sender', 'recipient', 'message'] as const).flatMap((step): [Step, Fault][] => [
    [step, 'silence'],
    [step, 'hang up'],
  ]),
];

test.each(FAULTS)(
  'after a fault at the %s (%j), both mails are sent the next time, once',
  async (step, fault) => {
    const { app, mailServer, become, recover, rows, logged } = await startWithMail({
      user: 'us',
      timeoutMs: typeof fault === 'string' ? SHORT : undefined,
    });
    mailServer.fault = at(step, fault);
    await postJson(app, GOOD_REQUEST);
    await become(FAILED, FAILED);
    expect(logged(typeof fault === 'string' ? 40 : 50)).toHaveLength(2);
    expect(await rows('select email_refused from leads')).toEqual([{ email_refused: null }]);
    recover();
    await become(SENT_LATER, SENT_LATER);
    expect(mailServer.mails).toHaveLength(2);
  },
);

test.each(['silence', 'hang up'] as const)(
  'a mail that was taken and then answered by %s is sent twice with the same Message-ID',
  async (fault) => {
    const { app, mailServer, become, recover } = await startWithMail({ timeoutMs: SHORT });
    mailServer.fault = at('answer', fault);
    await postJson(app, GOOD_REQUEST);
    await become(FAILED, FAILED);
    recover();
    await become(SENT_LATER, SENT_LATER);
    const ids = mailServer.mails.map((mail) => mail.messageId);
    expect(ids).toHaveLength(4);
    expect(ids.slice(0, 2).sort()).toEqual(ids.slice(2).sort());
    expect(new Set(ids).size).toBe(2);
  },
);

test('a mail server that hangs on a customer delays no mail to the office', async () => {
  const { app, mailServer, rows } = await startWithMail();
  const hanging = Promise.withResolvers<void>();
  mailServer.fault = (step, recipient) => {
    if (step !== 'recipient' || recipient === company.email) return undefined;
    hanging.resolve();
    return 'silence';
  };
  await postJson(app, GOOD_REQUEST);
  await hanging.promise;
  const { reference } = (await postJson(app, { ...GOOD_REQUEST, email: 'next@customer.example' })).json();
  await eventually(() =>
    expect(mailServer.mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(reference)),
  );
  expect(await rows("select state, attempts from deliveries where kind = 'customer-mail'")).toEqual(
    Array(2).fill({ state: 'pending', attempts: 0 }),
  );
  mailServer.fault = undefined;
  mailServer.hangUpOnAll();
});

describe.runIf(canMakeCertificates)('a mail server whose certificate signed itself', () => {
  async function startWithCertificate(query = '', isTrusted = false) {
    const certificate = await makeCertificate();
    if (isTrusted) trust(certificate);
    const { url } = await startMailServer(0, certificate);
    return startWithMail({ at: `${url.replace('127.0.0.1', 'localhost')}/${query}` });
  }

  test('gets no mail, and the log names the setting to change', async () => {
    const { app, become, logged } = await startWithCertificate();
    await postJson(app, GOOD_REQUEST);
    await become(FAILED, FAILED);
    const advice = expect.stringContaining('NODE_EXTRA_CA_CERTS');
    const cause = { phase: 'CONN', code: 'DEPTH_ZERO_SELF_SIGNED_CERT', ours: true, advice };
    expect(logged(50)).toMatchObject([{ cause }, { cause }]);
  });

  test.each([
    ['whose certificate is named', '', true],
    ['that SMTP_URL trusts unseen', '?tls.rejectUnauthorized=false', false],
  ])('gets its mail when it is one %s', async (_which, query, isTrusted) => {
    const { app, become } = await startWithCertificate(query, isTrusted);
    await postJson(app, GOOD_REQUEST);
    await become(SENT, SENT);
  });
});

test('every attempt is kept with what the server said', async () => {
  const { app, mailServer, become, recover, rows } = await startWithMail();
  mailServer.fault = at('message', { refuse: '451 4.3.0 Not now' }, company.email);
  await postJson(app, GOOD_REQUEST);
  await become(FAILED, SENT);
  recover();
  await become(SENT_LATER, SENT);
  const attempts = await rows(
    "select a.number, a.state, a.answer from delivery_attempts a join deliveries d on d.id = a.delivery_id where d.kind = 'office-mail' order by a.number",
  );
  expect(attempts).toEqual([
    { number: 1, state: 'failed', answer: expect.stringContaining('451 4.3.0 Not now') },
    { number: 2, state: 'sent', answer: expect.stringMatching(/^250 /) },
  ]);
});

test('mails in a row share connections, which close when idle', async () => {
  const { app, mailServer } = await startWithMail();
  const send = async (from: number, to: number) => {
    for (let person = from; person < to; person++) {
      await postJson(app, { ...GOOD_REQUEST, email: `person-${person}@customer.example` });
    }
    await eventually(() => expect(mailServer.mails).toHaveLength(2 * to));
  };
  await send(0, 12);
  const used = mailServer.connections;
  // Four for the office and four for customers, unless the machine was asleep between two mails.
  expect(used).toBeLessThan(12);
  await eventually(() => expect(mailServer.open()).toBe(0));
  await send(12, 13);
  expect(mailServer.connections).toBeGreaterThan(used);
});

test('several mails are sent at once, but only one while the mail server fails', async () => {
  const { app, mailServer, rows } = await startWithMail();
  let people = 0;
  const post = async (count: number) => {
    for (let each = 0; each < count; each++) {
      await postJson(app, { ...GOOD_REQUEST, email: `person-${++people}@customer.example` });
    }
  };
  const inHand = `select count(*) as mails from ${OWED} where leased_until is not null`;
  const handsBecome = (mails: number) =>
    eventually(async () => {
      expect(mailServer.inHand).toBe(mails);
      expect(await rows(inHand)).toEqual([{ mails }]);
    });
  // Each that goes well makes room for one more.
  for (let each = 1; each <= MAX_CONCURRENT; each++) {
    await post(1);
    await eventually(() => expect(mailServer.mails).toHaveLength(2 * each));
  }
  mailServer.fault = at('message', { refuse: '451 4.3.0 Not now' });
  const first = Promise.withResolvers<void>();
  mailServer.beforeTaking = first.promise;
  await post(MAX_CONCURRENT + 2);
  await handsBecome(2 * MAX_CONCURRENT);

  const second = Promise.withResolvers<void>();
  mailServer.beforeTaking = second.promise;
  first.resolve();
  await handsBecome(2);
  expect(await rows(`select count(*) as mails from ${OWED} where state = 'failed'`)).toEqual([
    { mails: 2 * MAX_CONCURRENT },
  ]);
  second.resolve();
});

test('a dropped idle connection is reopened at once', async () => {
  const { app, mailServer, become } = await startWithMail();
  await postJson(app, GOOD_REQUEST);
  await become(SENT, SENT);
  mailServer.hangUpOnAll();
  await postJson(app, { ...GOOD_REQUEST, email: 'another@customer.example' });
  await eventually(() => expect(mailServer.mails).toHaveLength(4));
});

test('an outage lasts beyond a restart: each mail is sent once afterwards, as the same message', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const first = await startWithMail({ at: gone.url });
  expect((await postJson(first.app, GOOD_REQUEST)).statusCode).toBe(200);
  await first.become(FAILED, FAILED);
  const planned = await first.rows(`select message_id from ${OWED} order by 1`);
  await first.app.close();

  const back = await startMailServer(Number(new URL(gone.url).port));
  const second = await startTestApp({
    settings: { ...first.sameStore, SMTP_URL: gone.url, CAPTCHA_PROVIDER: 'off' },
    overrides: { clock: () => new Date('2026-11-21T10:00:00Z') },
  });
  await second.app.ready();
  await eventually(async () =>
    expect(await second.rows(`select state, attempts from ${OWED}`)).toEqual([SENT_LATER, SENT_LATER]),
  );
  expect(back.mails.map(({ messageId }) => messageId).sort()).toEqual(
    planned.map(({ message_id }) => message_id),
  );
});

test('a mail that fails at its last attempt is given up, and the log says so', async () => {
  const { app, mailServer, become, rows, logged } = await startWithMail();
  mailServer.fault = () => ({ refuse: '451 come back later' });
  await postJson(app, GOOD_REQUEST);
  await become(FAILED, FAILED);
  await rows("update deliveries set attempts = 1000, next_attempt_at = '2026' where state = 'failed'");
  const dead = { state: 'dead', attempts: 1001 };
  await become(dead, dead);
  expect(logged(50).filter(({ msg }) => msg === 'delivery given up')).toHaveLength(2);
});

test('closing waits for the mails in hand and leaves the others for the next start', async () => {
  const { app, mailServer, rows } = await startWithMail();
  const taking = Promise.withResolvers<void>();
  mailServer.beforeTaking = taking.promise;
  await postJson(app, GOOD_REQUEST);
  await postJson(app, { ...GOOD_REQUEST, email: 'second@customer.example' });
  // One to the office and one to a customer.
  await eventually(() => expect(mailServer.inHand).toBe(2));
  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(closed).toBe(false);
  taking.resolve();
  await closing;
  expect(mailServer.mails).toHaveLength(2);
  expect(await rows(`select state, count(*) as mails from ${OWED} group by state order by state`)).toEqual([
    { state: 'pending', mails: 2 },
    { state: 'sent', mails: 2 },
  ]);
});

test('a silent mail server delays no answer to a visitor', async () => {
  const { app, mailServer } = await startWithMail();
  mailServer.fault = at('greeting', 'silence');
  const began = performance.now();
  expect((await postJson(app, GOOD_REQUEST)).statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  mailServer.fault = undefined;
  mailServer.hangUpOnAll();
});
