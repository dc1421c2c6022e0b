import { OWED } from '../../server/testing/postgres.ts';
import { openMailServer } from '../../server/testing/smtp.ts';
import { createClients } from './clients.ts';
import { startFleet } from './fleet.ts';
import { type Engine, openTortureStore, pause, type TortureStore } from './store.ts';
import { type Outcome, verify } from './verify.ts';

export type CrashRun = {
  engine: Engine;
  rounds: number;
  /** How many servers share the store. */
  servers?: number;
  /** After how many rounds the database itself is restarted. */
  restartEvery?: number;
  /** Whether the servers live on, and only the database is restarted. */
  spareServers?: boolean;
};

const VISITORS = 12;

/**
 * In each round visitors post while a random server is killed at a random moment and restarted. After the last round, waits
 * for all deliveries and verifies the answers against the store and the mail server. Throws when anything is lost or doubled.
 */
export async function crash(run: CrashRun): Promise<Outcome> {
  const { engine, rounds, servers = 1, restartEvery, spareServers } = run;
  const mailServer = await openMailServer();
  const store = await openTortureStore(engine);
  const fleet = await startFleet(servers, {
    ...store.settings,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'silent',
  });
  const clients = createClients();
  let kills = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      const moment = pause(20 + Math.random() * 400);
      const posting = clients.post(VISITORS, fleet.urls, moment);
      await moment;
      if (!spareServers) kills += await fleet.killOne();
      if (restartEvery && round % restartEvery === 0) await store.restart();
      await posting;
      await fleet.startAgain();
    }
    await clients.postAgain(fleet.urls()[0] ?? '');
    const rows = (sql: string) => store.rows(sql, fleet.dataDir);
    await allDelivered(rows);
    const outcome = await verify(clients.sent, mailServer, rows);
    const restarts = restartEvery ? Math.floor(rounds / restartEvery) : 0;
    // A kill can interrupt several mails, but rarely after the mail server took one: one repeat each is a generous limit.
    // A server that lives on knows what the mail server took, and writes it down when the database is back.
    const explained = spareServers ? 0 : kills + restarts * servers;
    if (outcome.repeatedMails > explained) {
      throw new Error(
        `${outcome.repeatedMails} mails came twice, ${explained} interruptions explain that many`,
      );
    }
    return outcome;
  } finally {
    await fleet.remove();
    await stopAll(store, mailServer);
  }
}

/** A mail that was being sent when its server was killed is retried when its lease is over; nothing else takes long. */
const TIMEOUT_MS = 10 * 60_000;

/** Waits as long as mails keep going out: three hundred rounds leave about ten thousand. */
async function allDelivered(rows: (sql: string) => Promise<Record<string, unknown>[]>) {
  let fewest = Number.POSITIVE_INFINITY;
  let end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const [row] = await rows(`select count(*) as open from ${OWED} where state in ('pending', 'failed')`);
    const open = Number(row?.open);
    if (open === 0) return;
    if (open < fewest) end = Date.now() + TIMEOUT_MS;
    fewest = Math.min(fewest, open);
    await pause(1_000);
  }
  throw new Error(`${fewest} mails are still waiting, and for ten minutes none has gone out`);
}

async function stopAll(store: TortureStore, mailServer: { stop(): Promise<void> }) {
  await store.stop();
  await mailServer.stop();
}
