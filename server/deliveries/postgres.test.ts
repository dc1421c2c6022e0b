import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgresStore, type Store } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createDatabase, createPostgres } from '../testing/postgres.ts';
import { GOOD_REQUEST, postJson, UNSUSPECTED } from '../testing/requests.ts';
import type { MailServer } from '../testing/smtp.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createDispatcher } from './dispatcher.ts';
import type { Outcome, Send } from './outcome.ts';
import { plannedMails } from './planned-deliveries.ts';
import { LEASE } from './queue.ts';

const REQUESTS = 8;

let people = 0;
const newPerson = () => ({ ...GOOD_REQUEST, email: `person-${++people}@customer.example`, phone: '' });

/** Vitest runs this file only beside a PostgreSQL. */
async function emptyDatabase(): Promise<string> {
  const database = await createDatabase(inject('postgresUrl') ?? '', inject('migratedDatabase'));
  onTestFinished(database.drop);
  return database.url;
}

/** Requests that a server which is gone has left to the others. */
async function storeRequests(store: Store, at: Date, count = REQUESTS) {
  for (let request = 0; request < count; request++) {
    const id = `request-${request}`;
    const deliveries = plannedMails(id, 'x@customer.example', 'us@us.example');
    await store.recordLead({
      ...UNSUSPECTED,
      id,
      form: 'estimate',
      key: id,
      answers: newPerson(),
      deliveries,
      at,
    });
  }
}

/** So many servers on one PostgreSQL, and a mail server that takes its time. They begin at the same moment. */
async function startServers(count: number, databaseUrl: string, clock = () => new Date()) {
  const mailServer = await startMailServer();
  Object.defineProperty(mailServer, 'beforeTaking', { get: () => pause(20) });
  const settings = { SMTP_URL: mailServer.url, DATABASE_URL: databaseUrl };
  const servers: TestApp[] = [];
  for (let each = 0; each < count; each++) {
    servers.push(await startTestApp({ settings, overrides: { clock, pollInterval: 50 } }));
  }
  await Promise.all(servers.map(({ app }) => app.ready()));
  return { mailServer, servers };
}

/** What is owed at once, without the digest. */
const OWED = "from deliveries where kind <> 'digest-mail' and kind not like 'escalation-%'";

const idsOf = ({ mails }: MailServer) =>
  mails.flatMap(({ messageId = '' }) => (/^<(office|customer)\./.test(messageId) ? messageId : []));

function allSent(server: TestApp | undefined, mails: number) {
  return eventually(async () =>
    expect(await server?.rows(`select state, count(*) as mails ${OWED} group by state`)).toEqual([
      { state: 'sent', mails },
    ]),
  );
}

test.each([2, 4])('%i servers send each mail exactly once', { timeout: 120_000 }, async (count) => {
  const databaseUrl = await emptyDatabase();
  const store = await openPostgresStore(databaseUrl, () => {});
  await storeRequests(store, new Date());
  await store.close();
  const { mailServer, servers } = await startServers(count, databaseUrl);
  await Promise.all(
    servers.map(async ({ app }) => {
      for (let post = 0; post < REQUESTS; post++) {
        expect((await postJson(app, newPerson())).statusCode).toBe(200);
      }
    }),
  );
  const mails = 2 * REQUESTS * (count + 1);
  await allSent(servers[0], mails);
  expect(idsOf(mailServer)).toHaveLength(mails);
  expect(new Set(idsOf(mailServer)).size).toBe(mails);
  expect(await servers[0]?.rows(`select distinct attempts ${OWED}`)).toEqual([{ attempts: 1 }]);
  const atWork = servers.filter(({ log }) => log().includes('"delivered"'));
  expect(atWork.length).toBeGreaterThan(1);
});

/** With a mail server that takes no time, servers that are not kept apart would take the same mail all the time. */
test('four servers that race take each mail once', { timeout: 120_000 }, async () => {
  const databaseUrl = await emptyDatabase();
  const clock = () => new Date();
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore(databaseUrl, () => {})));
  await storeRequests(stores[0] as Store, clock(), 60);
  const sent: string[] = [];
  const send: Send = async ({ messageId }) => {
    sent.push(messageId);
    return { result: 'delivered', answer: 'at once' };
  };
  const lanes = { office: send, customer: send, webhook: send };
  const log = pino({ level: 'silent' });
  const dispatchers = stores.map((store) =>
    createDispatcher({ store, lanes, mailFrom: 'us@us.example', clock, log, pollInterval: 20 }),
  );
  onTestFinished(async () => {
    for (const dispatcher of dispatchers) await dispatcher.stop();
    for (const store of stores) await store.close();
  });
  for (const dispatcher of dispatchers) dispatcher.start();
  await eventually(() => expect(new Set(sent).size).toBe(120));
  expect(sent).toHaveLength(120);
});

/** A server that takes one mail of each lane in hand and gets no further until `finish` says how that ended. */
async function startStuckServer(databaseUrl: string, clock: () => Date) {
  const store = await openPostgresStore(databaseUrl, () => {});
  onTestFinished(() => store.close());
  await storeRequests(store, clock());
  const lines: string[] = [];
  const inHand: string[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<Outcome>();
  const hang: Send = ({ messageId }) => {
    inHand.push(messageId);
    return ended;
  };
  const dispatcher = createDispatcher({
    store,
    lanes: { office: hang, customer: hang, webhook: () => Promise.reject(new Error('there is none')) },
    mailFrom: 'us@us.example',
    clock,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  });
  dispatcher.start();
  onTestFinished(() => {
    end({ result: 'delivered', answer: '' });
    return dispatcher.stop();
  });
  await eventually(() => expect(inHand).toHaveLength(2));
  return {
    inHand,
    log: () => lines.join(''),
    crash: () => store.close(),
    async finish(outcome: Outcome) {
      end(outcome);
      await dispatcher.stop();
    },
  };
}

/** Servers that have sent everything but the mails that a stuck server has in hand. */
async function startBesideStuckServer(count: number) {
  const databaseUrl = await emptyDatabase();
  let now = new Date('2026-11-21T09:00:00Z');
  const clock = () => now;
  const stuck = await startStuckServer(databaseUrl, clock);
  const { mailServer, servers } = await startServers(count, databaseUrl, clock);
  const mails = 2 * REQUESTS;
  // Written down, too: when the lease ends, what the mail server has and the store does not know is sent again.
  await eventually(async () =>
    expect(await servers[0]?.rows(`select id ${OWED} and state = 'sent'`)).toHaveLength(mails - 2),
  );
  for (const id of stuck.inHand) expect(idsOf(mailServer)).not.toContain(id);
  const endLease = () => {
    now = new Date(now.getTime() + LEASE);
  };
  return { stuck, mailServer, server: servers[0], mails, endLease };
}

test('mails of a crashed server are sent by another after their lease', {
  timeout: 120_000,
}, async () => {
  const { stuck, mailServer, server, mails, endLease } = await startBesideStuckServer(4);
  await stuck.crash();
  await pause(300);
  expect(idsOf(mailServer)).toHaveLength(mails - 2);
  endLease();
  await allSent(server, mails);
  expect(idsOf(mailServer)).toEqual(expect.arrayContaining(stuck.inHand));
  expect(idsOf(mailServer)).toHaveLength(mails);
});

test('a result that comes after the lease changes nothing', {
  timeout: 120_000,
}, async () => {
  const { stuck, mailServer, server, mails, endLease } = await startBesideStuckServer(2);
  endLease();
  await allSent(server, mails);
  await stuck.finish({ result: 'retry', answer: 'too late', cause: { phase: 'DATA' } });
  expect(stuck.log()).toContain('"late":true');
  await allSent(server, mails);
  expect(idsOf(mailServer)).toHaveLength(mails);
  for (const id of stuck.inHand) {
    const history = await server?.rows(
      `select a.state, a.answer from delivery_attempts a join deliveries d on d.id = a.delivery_id
       where d.message_id = '${id}' order by a.number`,
    );
    expect(history).toMatchObject([{ state: 'sent' }, { state: 'failed', answer: 'too late' }]);
  }
});

test('a result is recorded once PostgreSQL is back, and the mail sent once', {
  timeout: 120_000,
}, async () => {
  const postgres = await createPostgres();
  onTestFinished(async () => {
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
  });
  await postgres.start();
  const mailServer = await startMailServer();
  const { promise: taking, resolve: take } = Promise.withResolvers<void>();
  mailServer.beforeTaking = taking;
  let now = new Date('2026-11-21T09:00:00Z');
  const server = await startTestApp({
    settings: { SMTP_URL: mailServer.url, DATABASE_URL: postgres.url },
    overrides: { clock: () => now, pollInterval: 50 },
    failuresExpected: true,
  });
  await server.app.ready();
  await postJson(server.app, newPerson());
  await eventually(() => expect(mailServer.inHand).toBe(2));
  await postgres.crash();
  take();
  await eventually(() => expect(server.log()).toContain('deliveries cannot be read or written down'));
  await eventually(() => expect(idsOf(mailServer)).toHaveLength(2));
  now = new Date(now.getTime() + 2 * LEASE);
  await postgres.start();
  await allSent(server, 2);
  expect(await server.rows(`select distinct attempts ${OWED}`)).toEqual([{ attempts: 1 }]);
  expect(idsOf(mailServer)).toHaveLength(2);
});
