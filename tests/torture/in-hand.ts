import { openMailServer } from '../../server/testing/smtp.ts';
import { startServer } from '../running-server.ts';
import { fastClock, OPENING } from './fast-clock.ts';
import { type Engine, openTortureStore, pause } from './store.ts';

export type InHandRun = {
  engine: Engine;
  /** Whether another server runs already when the first is killed; otherwise one is started after it. */
  beside?: boolean;
};

export type InHandOutcome = {
  /** Escalations that were being sent when their server was killed. */
  inHand: number;
  /** In seconds, from the kill to the last of them, by our clock. */
  latest: number;
};

const FACTOR = 20;
const LEADS = 3;

/** In milliseconds: an office that is to be woken has its mail a minute after the restart. */
const ALLOWED = 60_000;

/**
 * Kills a server while escalations are on their way to a mail server that does not answer. Another server, whose clock goes as fast as
 * ours, must send each of them within a minute, and once. The first one is halted before another is started beside it: its clock
 * is so fast that a lease renewed in those seconds would hold for minutes on the clock of the second.
 */
export async function inHandAtKill({ engine, beside = false }: InHandRun): Promise<InHandOutcome> {
  const mailServer = await openMailServer();
  const store = await openTortureStore(engine);
  const began = Date.now();
  const settings = { ...store.settings, SMTP_URL: mailServer.url, LOG_LEVEL: 'fatal' };
  const first = await startServer({ ...settings, ...fastClock(OPENING, began, FACTOR) });
  const startSecond = () => {
    const now = OPENING + (Date.now() - began) * FACTOR;
    const sameFile = engine === 'sqlite' ? { DATA_DIR: first.dataDir } : undefined;
    return startServer({ ...settings, ...sameFile, ...fastClock(now, Date.now(), 1) });
  };
  const rows = (sql: string) => store.rows(sql, first.dataDir);
  const inHand = async () =>
    (await rows(IN_HAND)).flatMap(({ message_id, kind }) =>
      kind === 'escalation-mail' ? String(message_id) : [],
    );
  let second: Awaited<ReturnType<typeof startSecond>> | undefined;
  try {
    for (let lead = 1; lead <= LEADS; lead++) await post(first.url, lead);
    await until(async () => mailServer.mails.length === 2 * LEADS && (await rows(IN_HAND)).length === 0);
    // Never answered: what was handed over before the kill must not count as taken.
    mailServer.beforeTaking = new Promise(() => {});
    await until(async () => mailServer.inHand > 0 && (await inHand()).length === mailServer.inHand);
    if (beside) {
      first.halt();
      second = await startSecond();
    }
    const owed = await inHand();
    await first.kill();
    const killed = Date.now();
    mailServer.beforeTaking = Promise.resolve();
    second ??= await startSecond();
    const from = beside ? killed : Date.now();
    const arrived = () => mailServer.mails.filter(({ messageId = '' }) => owed.includes(messageId));
    await until(async () => new Set(arrived().map(({ messageId }) => messageId)).size === owed.length);
    const latest = Date.now() - from;
    if (latest > ALLOWED) throw new Error(`what was in hand was sent ${latest} ms after the restart`);
    if (arrived().length !== owed.length) throw new Error('what was in hand came more than once');
    return { inHand: owed.length, latest: Math.round(latest / 100) / 10 };
  } finally {
    await first.kill();
    await second?.remove();
    await first.remove();
    await store.stop();
    await mailServer.stop();
  }
}

const IN_HAND = 'select message_id, kind from deliveries where leased_until is not null';

/** Whatever it is waits for a lease at most, or for the five minutes of an emergency on the fast clock. */
async function until(isSo: () => Promise<boolean>) {
  const end = Date.now() + 2 * ALLOWED;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('two minutes were not enough');
    await pause(50);
  }
}

async function post(url: string, lead: number) {
  const answer = await fetch(`${url}/api/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `in-hand-${lead}` },
    body: JSON.stringify({
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone: '',
      email: `in-hand-${lead}@customer.example`,
      service: 'painting',
      description: 'The basement is flooded!',
    }),
  });
  if (!answer.ok) throw new Error(`a request was not taken: ${answer.status} ${await answer.text()}`);
}
