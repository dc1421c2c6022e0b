import { OWED } from '../../server/testing/postgres.ts';
import { openMailServer, type Received } from '../../server/testing/smtp.ts';
import { CLOSING, fastClock, OPENING } from './fast-clock.ts';
import { startFleet } from './fleet.ts';
import { type Engine, openTortureStore, pause } from './store.ts';

export type EscalationRun = { engine: Engine; rounds: number; servers?: number };

export type EscalationOutcome = {
  leads: number;
  /** Steps that were due before the end. */
  steps: number;
  /** Mails about them: steps that fell together while no server ran are one. */
  mails: number;
  /** Those of them before which at least two servers were killed since the lead came. */
  afterTwoKills: number;
  /** Mails that arrived more than once, because their server was killed while sending. */
  repeatedMails: number;
  /** In seconds, the longest time from the moment of a step, or the last start before its mail, to the mail. */
  latest: number;
};

/** Who is told; the first address had the request's own mail. */
const SECOND = 'second@us.example';

/** So many minutes of the servers pass in one of ours. */
const FACTOR = 20;

const MINUTE = 60_000;

/** When an unclaimed lead is escalated, in minutes after it arrived; later steps depend on its promise. */
const STEPS = { normal: [15, 60], urgent: [5, 15, 30, 45, 60, 75, 90] };

/** After the last round, the first steps of the last leads are waited for. In minutes of the servers. */
const WAIT = 16;

/** In real milliseconds: servers look every five seconds, and what was in hand at a kill waits for the end of its lease. */
const ALLOWED = 60_000;

/**
 * Kills servers repeatedly while unclaimed leads wait, with a clock twenty times as fast as real time. Each step of each
 * lead must be mailed to the second address exactly once, within a minute of being due or of the last server start before.
 */
export async function escalation({ engine, rounds, servers = 1 }: EscalationRun): Promise<EscalationOutcome> {
  const mailServer = await openMailServer();
  const store = await openTortureStore(engine);
  const began = Date.now();
  const fleet = await startFleet(servers, {
    ...store.settings,
    SMTP_URL: mailServer.url,
    OFFICE_SECOND_EMAIL: SECOND,
    LOG_LEVEL: 'fatal',
    ...fastClock(OPENING, began, FACTOR),
  });
  const rows = (sql: string) => store.rows(sql, fleet.dataDir);
  /** When no server ran, in real milliseconds. */
  const gaps: Gap[] = [];
  const kills: number[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      await post(fleet.urls()[0], round);
      await pause(100 + Math.random() * 3_000);
      const from = Date.now();
      kills.push(from);
      await fleet.killOne();
      await fleet.startAgain();
      if (servers === 1) gaps.push([from, Date.now()]);
    }
    const end = Date.now() + (WAIT * MINUTE) / FACTOR;
    await pause(end - Date.now());
    await nothingInHand(rows);
    return await verify({ rows, mails: mailServer.mails, gaps, kills, began, end, rounds });
  } finally {
    await fleet.remove();
    await store.stop();
    await mailServer.stop();
  }
}

/** One lead in three is an emergency. Like a visitor's page, it tries again with the same key. */
async function post(url: string | undefined, round: number) {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(`${url}/api/estimate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `escalation-round-${round}` },
        body: JSON.stringify({
          first_name: 'Ada',
          last_name: 'Lovelace',
          phone: '',
          email: `escalation-${round}@customer.example`,
          service: 'painting',
          description: round % 3 === 0 ? 'The basement is flooded!' : 'Two bedrooms and a hall.',
        }),
      });
      if (answer.ok) return;
      throw new Error(`a request was not taken: ${answer.status} ${await answer.text()}`);
    } catch (error) {
      if (attempt === 5) throw error;
      await pause(1_000);
    }
  }
}

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;
type Gap = [from: number, until: number];

/** Waits until the mails that a request brings have left, and no escalation is being sent; a minute at most. */
async function nothingInHand(rows: Rows) {
  for (const end = Date.now() + ALLOWED; Date.now() < end; await pause(500)) {
    const [owed] = await rows(`select count(*) as mails from ${OWED} where state <> 'sent'`);
    const [inHand] = await rows('select count(*) as mails from deliveries where leased_until is not null');
    if (Number(owed?.mails) + Number(inHand?.mails) === 0) return;
  }
  throw new Error('mails are still waiting a minute after the end');
}

type Found = {
  rows: Rows;
  mails: Received[];
  gaps: Gap[];
  kills: number[];
  began: number;
  end: number;
  rounds: number;
};

/** Compares what was sent with what was due. Throws one error that lists the first differences. */
async function verify({ rows, mails, gaps, kills, began, end, rounds }: Found): Promise<EscalationOutcome> {
  const virtual = (real: number) => OPENING + (real - began) * FACTOR;
  const real = (time: number) => began + (time - OPENING) / FACTOR;
  const arrived = Map.groupBy(mails, ({ messageId }) => String(messageId));
  const leads = await rows('select id, number, priority, created_at from leads order by number');
  const sent = Map.groupBy(
    await rows(
      "select lead_id, message_id, updated_at from deliveries where kind = 'escalation-mail' and state = 'sent' order by round",
    ),
    ({ lead_id }) => lead_id,
  );
  const wrong: string[] = [];
  const outcome = { leads: leads.length, steps: 0, mails: 0, afterTwoKills: 0, repeatedMails: 0, latest: 0 };
  if (leads.length !== rounds) wrong.push(`${leads.length} leads are stored, not ${rounds}`);
  for (const { id, number, priority, created_at } of leads) {
    const moments = STEPS[priority === 'normal' ? 'normal' : 'urgent'].map(
      (minutes) => Date.parse(String(created_at)) + minutes * MINUTE,
    );
    const told = (sent.get(id) ?? []).map((one) => {
      const copies = (arrived.get(String(one.message_id)) ?? []).filter(({ recipients }) =>
        recipients.includes(SECOND),
      );
      if (copies.length === 0) wrong.push(`#${number}: a mail that was sent has not arrived`);
      outcome.repeatedMails += Math.max(0, copies.length - 1);
      const at = Date.parse(String(one.updated_at));
      const came = Date.parse(String(created_at));
      if (kills.filter((kill) => virtual(kill) > came && virtual(kill) < at).length >= 2)
        outcome.afterTwoKills += 1;
      return at;
    });
    for (const [index, moment] of moments.entries()) {
      if (moment > virtual(end) || (priority === 'normal' && moment > CLOSING)) break;
      const first = told.find((time) => time >= moment);
      const toldAt = first === undefined ? Date.now() : real(first);
      const late = toldAt - lastStart(real(moment), toldAt, gaps);
      // What fell due at the very end still has its time.
      if (first === undefined && late <= ALLOWED) continue;
      outcome.steps += 1;
      outcome.latest = Math.max(outcome.latest, Math.round(late / 100) / 10);
      if (first === undefined || late > ALLOWED)
        wrong.push(`#${number} (${priority}), step ${index + 1}: ${first ? 'late' : 'not told'}, ${late} ms`);
      const until = moments[index + 1] ?? moment + MINUTE;
      const within = told.filter((time) => time >= moment && time < until);
      outcome.mails += within.length;
      if (within.length > 1) wrong.push(`#${number}, step ${index + 1}: told ${within.length} times`);
    }
  }
  if (rounds > 2 && outcome.afterTwoKills === 0) wrong.push('nothing was told after two kills');
  if (outcome.repeatedMails > rounds)
    wrong.push(`${outcome.repeatedMails} mails came twice, ${rounds} kills explain that many`);
  if (wrong.length > 0)
    throw new Error([`${wrong.length} steps are wrong`, ...wrong.slice(0, 20)].join('\n'));
  return outcome;
}

/**
 * From when on the server that told it could have done so: a server that lives for a second only may begin a mail and not end
 * it, and the next one has to wait for the lease.
 */
function lastStart(moment: number, toldAt: number, gaps: Gap[]): number {
  return gaps.reduce((latest, [, until]) => (until <= toldAt ? Math.max(latest, until) : latest), moment);
}
