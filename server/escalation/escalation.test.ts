import { expect, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { digestWords } from '../../messages/en/mails/digest.ts';
import { escalationMail as words } from '../../messages/en/mails/escalation.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { overdueDelivery } from '../operations/health.ts';
import { gatherDigest } from '../reports/digest.ts';
import { digestText } from '../reports/digest-text.ts';
import type { Store } from '../store/store.ts';
import type { Role } from '../store/tables.ts';
import { eventually } from '../testing/eventually.ts';
import { startOffice } from '../testing/office.ts';
import { OWED } from '../testing/postgres.ts';
import { GOOD_REQUEST, GOOD_REQUEST_PATTERN, postJson } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { startReceiver } from '../testing/webhook-receiver.ts';

const MINUTE = 60_000;
/** Monday, on the office's clock. */
const on = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00-05:00`);

const FLOODED = { ...GOOD_REQUEST, description: 'The basement in Katonah is flooded!' };
const { alarms } = digestWords;
const SECOND = 'second@us.example';

/** A server at ten on a Monday whose clock the test sets. */
async function startAt(began = on('10:00'), settings: Record<string, string> = {}) {
  let now = began;
  const clock = () => now;
  const overrides = { clock, calendarInterval: 50 };
  const office = await startOffice({
    settings: { CAPTCHA_PROVIDER: 'off', ...settings },
    overrides,
    failuresExpected: true,
  });
  const { app, mailServer, rows, store } = office;
  await app.ready();
  const escalations = () =>
    rows(
      "select state, round, next_attempt_at as due from deliveries where kind = 'escalation-mail' order by round",
    );
  return {
    ...office,
    overrides,
    /** Posts a request and waits until its first mails have left. */
    async send(request = GOOD_REQUEST, mails = 2): Promise<string> {
      const before = mailServer.mails.length;
      const { reference } = (await postJson(app, request)).json();
      await eventually(() => expect(mailServer.mails).toHaveLength(before + mails));
      // A mail that is in hand while the clock goes on for more than its lease would be sent by another server as well.
      await eventually(async () => expect(await rows(PENDING)).toEqual([]));
      return reference;
    },
    at(time: Date) {
      now = time;
    },
    /** Waits until the escalations of the only request are so. */
    become: (...expected: { state: string; due?: string }[]) =>
      eventually(async () => expect(await escalations()).toMatchObject(expected)),
    /** Waits until there are so many mails besides those that a request brings, and gives the newest. */
    async mail(count: number) {
      const extra = () => mailServer.mails.filter(({ subject = '' }) => STEPS.test(subject));
      await eventually(() => expect(extra()).toHaveLength(count));
      // It is written down by the clock of that moment, and so the next round is due a minute after.
      await eventually(async () => expect(await rows(IN_HAND)).toEqual([]));
      return extra().at(-1) as NonNullable<(typeof mailServer.mails)[number]>;
    },
    join: (name: string, role: Role = 'office') =>
      store.inviteUser({ email: `${name}@us.example`, name, role }, { by: null, at: now }),
    by: { user: null, via: 'cli', at: now } as const,
  };
}

const PENDING = `select id from ${OWED} where state = 'pending'`;
const IN_HAND = 'select id from deliveries where leased_until is not null';
const STEPS = /Still waiting|Promise|How did the call go|Claimed, no call/;
const due = (at: Date) => ({ state: 'pending', due: at.toISOString() });
const SENT = { state: 'sent' };

test('the office is reminded of an unclaimed request at each step, and then no more', async () => {
  const { send, at, become, mail, mailServer } = await startAt();
  const reference = await send();
  await become(due(on('10:15')));

  at(on('10:15'));
  const first = await mail(1);
  expect(first.subject).toBe(`Still waiting 15 min · Estimate request #1 · Painting · ${reference}`);
  expect(first.subject).not.toMatch(GOOD_REQUEST_PATTERN);
  expect(first.recipients).toEqual([company.email]);
  for (const part of [first.text ?? '', String(first.html)]) {
    expect(part).toContain(words.title.unclaimed);
    expect(part).toContain('Two bedrooms');
    expect(part).toContain('(914) 555-0123');
    expect(part.indexOf(words.title.unclaimed)).toBeLessThan(part.indexOf('Two bedrooms'));
  }
  expect(String(first.html)).toContain('href="tel:9145550123"');

  at(on('10:16'));
  await become(SENT, due(on('11:00')));
  at(on('11:00'));
  expect((await mail(2)).subject).toMatch(/^Still waiting 60 min · /);
  at(on('11:01'));
  // Promised for noon.
  await become(SENT, SENT, due(on('11:45')));
  at(on('11:45'));
  expect((await mail(3)).subject).toMatch(/^Promise at risk, due Mon, Nov 23, noon/);
  at(on('11:46'));
  await become(SENT, SENT, SENT, { state: 'void' });
  expect(mailServer.mails).toHaveLength(5);
});

test('an emergency is escalated at night and marked', async () => {
  const { send, at, mail } = await startAt(on('02:00'));
  const reference = await send(FLOODED);
  at(on('02:05'));
  const { subject, text } = await mail(1);
  expect(subject).toBe(
    `URGENT: Still waiting 5 min · Estimate request #1 · Painting · Katonah · ${reference}`,
  );
  expect(text).toContain(urgentWords.rules.flood);
});

test('a long wait is told by its start', async () => {
  const { send, at, mail } = await startAt(on('16:55', '2026-11-20'));
  await send();
  at(on('09:10', '2026-11-21'));
  expect((await mail(1)).subject).toMatch(/^Still waiting since Fri, Nov 20, 4:55/);
});

test('reminders go to the second address or to each active user, and those of a promise to the owners', async () => {
  const second = await startAt(undefined, { OFFICE_SECOND_EMAIL: SECOND });
  await second.send();
  second.at(on('10:15'));
  expect((await second.mail(1)).recipients).toEqual([SECOND]);

  const { send, at, mail, join, store, become } = await startAt();
  await join('olga', 'owner');
  await join('dana');
  const gone = await join('sam');
  await store.deactivateUser(gone?.id ?? '', { by: null, at: on('09:00') });
  await send();
  at(on('10:15'));
  expect((await mail(1)).recipients.toSorted()).toEqual(['dana@us.example', 'olga@us.example']);
  at(on('10:16'));
  await become(SENT, due(on('11:00')));
  at(on('11:00'));
  await mail(2);
  at(on('11:01'));
  await become(SENT, SENT, due(on('11:45')));
  at(on('11:45'));
  expect((await mail(3)).recipients).toEqual(['olga@us.example']);
});

/** Two people who are told together at a quarter past; the mail server refuses Dana's address with this reply. */
async function startWithRefusal(refuse: string) {
  const office = await startAt();
  await office.join('olga', 'owner');
  await office.join('dana');
  const reference = await office.send();
  const { mailServer, rows } = office;
  mailServer.fault = (step, to) => (step === 'recipient' && to === DANA ? { refuse } : undefined);
  const copies = () =>
    rows(
      "select state, attempts, recipient, last_answer from deliveries where kind = 'escalation-copy' order by round",
    );
  office.at(on('10:15'));
  expect((await office.mail(1)).recipients).toEqual([OLGA]);
  return {
    ...office,
    reference,
    copiesBecome: (...expected: object[]) =>
      eventually(async () => expect(await copies()).toMatchObject(expected)),
    /** How many escalations each has got. */
    told: () => {
      const extra = mailServer.mails.filter(({ subject = '' }) => STEPS.test(subject));
      return [DANA, OLGA].map((to) => extra.filter(({ recipients }) => recipients.includes(to)).length);
    },
  };
}

const DANA = 'dana@us.example';
const OLGA = 'olga@us.example';

test('a recipient that is deferred is told alone, and the other once', async () => {
  const { at, mail, become, mailServer, told, copiesBecome, logged } =
    await startWithRefusal('451 4.7.1 Greylisted');
  await copiesBecome({
    state: 'failed',
    attempts: 1,
    recipient: DANA,
    last_answer: expect.stringContaining('451'),
  });
  expect(logged(40)).toMatchObject([
    { kind: 'escalation-copy', state: 'failed', cause: { phase: 'RCPT TO', code: '451' } },
  ]);
  expect(JSON.stringify(logged(40))).not.toContain(DANA);
  mailServer.fault = undefined;
  at(on('10:17'));
  const alone = await mail(2);
  expect(alone.recipients).toEqual([DANA]);
  expect(alone.subject).toMatch(/^Still waiting 17 min/);
  await copiesBecome({ state: 'sent', attempts: 2 });
  await become(SENT, due(on('11:00')));
  at(on('11:00'));
  expect((await mail(3)).recipients.toSorted()).toEqual([DANA, OLGA]);
  expect(told()).toEqual([2, 2]);
  expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(mailServer.mails.length);
});

test('a recipient that is deferred for long delays no one else, and is told once', async () => {
  const { at, mail, become, mailServer, store, told, copiesBecome } =
    await startWithRefusal('451 4.3.0 Not now');
  await copiesBecome({ state: 'failed' });
  at(on('10:16'));
  await become(SENT, due(on('11:00')));
  at(on('11:00'));
  expect((await mail(2)).recipients).toEqual([OLGA]);
  await copiesBecome({ state: 'void' }, { state: 'failed', recipient: DANA });
  at(on('11:20'));
  await copiesBecome({ state: 'void' }, { state: 'failed', attempts: 2 });
  // The mail server works, and the mailbox of one person is nothing that a monitor should ring for.
  expect(await overdueDelivery(store, on('11:35'))).toBeUndefined();
  mailServer.fault = undefined;
  at(on('11:30'));
  expect((await mail(3)).recipients).toEqual([DANA]);
  await copiesBecome({ state: 'void' }, { state: 'sent' });
  expect(told()).toEqual([1, 2]);
});

test('a deferred recipient is not told after the request was claimed', async () => {
  const { at, reference, store, by, mailServer, told, copiesBecome } =
    await startWithRefusal('451 4.3.0 Not now');
  await copiesBecome({ state: 'failed' });
  await store.claim(reference, { ...by, at: on('10:16') });
  mailServer.fault = undefined;
  at(on('10:18'));
  await copiesBecome({ state: 'void' });
  expect(told()).toEqual([0, 1]);
});

test('a recipient that does not exist is not tried again, and the digest names it', async () => {
  const { at, rows, mailServer, store, config, told, copiesBecome, logged } =
    await startWithRefusal('550 5.1.1 No such user');
  await copiesBecome({ state: 'dead', attempts: 1, recipient: DANA });
  expect(logged(50)).toMatchObject([
    { kind: 'escalation-copy', state: 'dead', cause: { code: '550 5.1.1' } },
  ]);
  mailServer.fault = undefined;
  at(on('10:40'));
  await eventually(async () => expect(await rows(IN_HAND)).toEqual([]));
  expect(told()).toEqual([0, 1]);
  const text = digestText(await gatherDigest(store, config, on('10:41')));
  expect(text).toMatch(/because dana@us\.example could not be told that it waits \(.*550 5\.1\.1/);
  expect(text).toContain(alarms.undelivered);
});

test('a claim pauses reminders for half an hour; then its claimer is asked, and then everyone', async () => {
  const { send, at, mail, become, join, store } = await startAt();
  await join('olga', 'owner');
  const dana = await join('dana');
  const reference = await send();
  at(on('10:10'));
  await store.claim(reference, { user: dana?.id ?? null, via: 'office', at: on('10:10') });
  await become(due(on('10:11')));
  at(on('10:11'));
  await become(due(on('10:40')));
  at(on('10:40'));
  const asked = await mail(1);
  expect(asked.recipients).toEqual(['dana@us.example']);
  expect(asked.subject).toMatch(/^How did the call go\? · /);
  expect(asked.text).toContain('Claimed by dana, Mon, Nov 23, 10:10');
  at(on('10:41'));
  await become(SENT, due(on('11:10')));
  at(on('11:10'));
  const told = await mail(2);
  expect(told.recipients.toSorted()).toEqual(['dana@us.example', 'olga@us.example']);
  expect(told.subject).toMatch(/^Claimed, no call noted · /);
  await store.recordOutcome(
    reference,
    { outcome: 'reached' },
    { user: null, via: 'office', at: on('11:11') },
  );
  at(on('11:12'));
  await become(SENT, SENT, { state: 'void' });
});

const byCommand = { by: null, at: on('10:05') };

test.each<[who: string, (store: Store, id: string) => Promise<unknown>]>([
  ['a former user', (store, id) => store.deactivateUser(id, byCommand)],
  ['a user who is an editor by now', (store, id) => store.changeRole(id, 'editor', byCommand)],
])('a claim by %s is told to everyone else', async (_who, leave) => {
  const { send, at, mail, become, join, store } = await startAt();
  await join('olga', 'owner');
  const dana = await join('dana');
  const reference = await send();
  await store.claim(reference, { user: dana?.id ?? null, via: 'office', at: on('10:00') });
  await leave(store, dana?.id ?? '');
  at(on('10:01'));
  await become(due(on('10:30')));
  at(on('10:30'));
  const told = await mail(1);
  expect(told.recipients).toEqual(['olga@us.example']);
  expect(told.subject).toMatch(/^Claimed, no call noted/);
  expect(told.text).toContain('Claimed by dana');
});

test('a held emergency is told of, and says that it is held', async () => {
  const { send, at, mail } = await startAt();
  const description = '<b>Help!</b> [url]https://pills.example[/url] The basement is flooded!';
  await send({ ...GOOD_REQUEST, description }, 1);
  at(on('10:05'));
  const { subject, text } = await mail(1);
  expect(subject).toMatch(/^URGENT: Still waiting 5 min · Held, looks like spam · /);
  expect(text).toContain(urgentWords.heldTitle);
});

test('a request marked as no emergency is told of in office hours', async () => {
  const { send, at, become, store, by } = await startAt(on('16:50'));
  const reference = await send(FLOODED);
  await become(due(on('16:55')));
  await store.markNotUrgent(reference, { ...by, at: on('16:51') });
  at(on('16:52'));
  await become(due(on('08:05', '2026-11-24')));
});

test('a closed day moves what is planned, and so do new hours', async () => {
  const { send, become, store, at } = await startAt(on('16:50'));
  await send();
  await become(due(on('08:05', '2026-11-24')));
  const closure = {
    day: '2026-11-24',
    reason: 'Inventory',
    openFrom: null,
    openUntil: null,
    madeBy: 'cli',
    madeAt: on('16:51'),
  };
  await store.saveClosure(closure);
  at(on('16:51'));
  // What was promised for ten in the morning stays promised.
  await become(due(on('09:45', '2026-11-24')));
  await store.saveClosure({ ...closure, openFrom: '06:00', openUntil: '07:00' });
  await become(due(on('06:05', '2026-11-24')));
});

test('after an outage one mail covers all steps', async () => {
  const { send, at, mail, mailServer, become } = await startAt();
  await send();
  mailServer.fault = (step) => (step === 'sender' ? { refuse: '451 4.3.0 Not now' } : undefined);
  at(on('10:15'));
  await become({ state: 'failed' });
  mailServer.fault = undefined;
  at(on('11:50'));
  const { subject, recipients } = await mail(1);
  expect(subject).toMatch(/^Promise at risk/);
  expect(recipients).toEqual([company.email]);
  at(on('11:51'));
  await become(SENT, { state: 'void' });
});

test('one of two servers sends a reminder', async () => {
  const { send, at, mail, become, sameStore, config, overrides, mailServer } = await startAt();
  const other = await startTestApp({
    settings: { ...sameStore, SMTP_URL: config.smtpUrl ?? '', CAPTCHA_PROVIDER: 'off' },
    overrides: { ...overrides, pollInterval: 30 },
    failuresExpected: true,
  });
  await other.app.ready();
  await send();
  at(on('10:15'));
  await mail(1);
  at(on('10:16'));
  await become(SENT, due(on('11:00')));
  expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(mailServer.mails.length);
});

const webhookTo = ({ port }: { port: number }) => ({
  WEBHOOK_URL: `http://127.0.0.1:${port}/`,
  WEBHOOK_SECRET: `whsec_${Buffer.from('thirty-two bytes of a secret key').toString('base64')}`,
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
});

test('a pager that answers 410 is called once for each step', async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => response.writeHead(410).end();
  const { send, at, rows } = await startAt(undefined, webhookTo(receiver));
  await send();
  const rounds =
    "select state, next_attempt_at as due from deliveries where kind = 'escalation-webhook' order by round";
  const become = (...expected: object[]) =>
    eventually(async () => expect(await rows(rounds)).toMatchObject(expected));
  at(on('10:15'));
  await become({ state: 'dead' }, due(on('10:16')));
  at(on('10:16'));
  await become({ state: 'dead' }, due(on('11:00')));
  expect(receiver.got.filter(({ body }) => body.includes('lead.waiting'))).toHaveLength(1);
});

test('a pager gets no word of the customer, signed like every webhook, and a link once there is an office', async () => {
  const receiver = await startReceiver();
  const { send, at, join, rows } = await startAt(undefined, {
    ...webhookTo(receiver),
    SITE_URL: 'https://www.us.example',
  });
  const reference = await send(FLOODED);
  await eventually(() => expect(receiver.got).toHaveLength(1));
  at(on('10:05'));
  await eventually(() => expect(receiver.got).toHaveLength(2));
  const told = receiver.got[1];
  expect(told?.body).not.toMatch(GOOD_REQUEST_PATTERN);
  expect(told?.body).not.toContain('basement');
  expect(JSON.parse(told?.body ?? '')).toEqual({
    version: 1,
    type: 'lead.waiting',
    timestamp: on('10:05').toISOString(),
    data: {
      form: 'estimate',
      number: 1,
      reference,
      service: 'painting',
      service_label: 'Painting',
      priority: 'urgent',
      step: 'unclaimed',
      waiting_minutes: 5,
      promised_by: on('12:00').toISOString(),
      claimed: false,
    },
  });
  const [{ id } = { id: '' }] = await rows('select id from leads');
  expect(told?.headers['webhook-id']).toBe(`msg_${id}_waiting_1`);
  expect(told?.headers['webhook-signature']).toMatch(/^v1,/);
  await join('dana');
  at(on('10:16'));
  await eventually(() => expect(receiver.got).toHaveLength(3));
  expect(JSON.parse(receiver.got[2]?.body ?? '').data).toMatchObject({
    url: `https://www.us.example/office/requests/${reference}`,
  });
});

test('a missed promise is written down, said in the digest, and the longest wait is a number', async () => {
  const { send, at, rows, app, config } = await startAt(undefined, { METRICS_TOKEN: 'x'.repeat(20) });
  await send();
  at(on('12:01'));
  await eventually(async () =>
    expect(await rows('select promise_missed_at as at from leads')).toEqual([
      { at: on('12:01').toISOString() },
    ]),
  );
  const headers = { authorization: `Bearer ${config.metricsToken}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  expect(body).toContain(`\none_call_lead_waiting_seconds ${(121 * MINUTE) / 1000}\n`);
});
