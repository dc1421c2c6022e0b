import type { Config } from '../config.ts';
import { whyHeld } from '../leads/why-held.ts';
import { findQuestion, type RetentionQuestion } from '../operations/retention/question.ts';
import type { Backup } from '../store/backups.ts';
import type { ClockChange } from '../store/clock.ts';
import type { Lead } from '../store/leads.ts';
import type { Arrivals, LastNumbers } from '../store/reports.ts';
import type { Delivery, Store } from '../store/store.ts';

/** A request or message as the digest names it. When it is forgotten, it goes out of the lists by its `reference`. */
export type Named = {
  form: Lead['form'];
  number: number;
  reference: string;
  name: string;
  because: string[];
};

/** What happened since the last one, and how things stand. It is kept as JSON: times are text. */
export type Digest = {
  at: string;
  since: string;
  /** Where the next one goes on. */
  numbers: LastNumbers;
  arrivals: { form: Lead['form']; from: number; arrivals: Arrivals }[];
  deliveries: { sent: number; dead: number; pending: number; failed: number; oldest: string | null };
  /** The newest that wait for a person, and how many wait beside them. */
  held: Named[];
  alsoHeld: number;
  /** Mails to the office, or hand-offs, that were given up. */
  undelivered: Named[];
  /** Customers who have no confirmation, because their address does not work. */
  unconfirmed: Named[];
  backups: { last?: StoredBackup; lastGood?: StoredBackup };
  /** How the clock was changed since the last digest, which also tells where the next one goes on. Older ones lack it. */
  clock?: { changes: StoredChange[]; last: number; heldBack: boolean };
  /** Old requests that are too many to be deleted without a question. */
  retention?: RetentionQuestion;
};

type StoredChange = { kind: ClockChange['kind']; from: string; to: string };

type StoredBackup = Omit<Backup, 'at'> & { at: string };

const DAY = 24 * 60 * 60 * 1000;
/** What is held is told of each day for a week, so that it is not overlooked on one; then it is only counted. */
const TOLD_FOR = 7 * DAY;
const MOST_TOLD = 50;

/** Asks the store for everything that the office should know today. */
export async function gatherDigest(
  store: Store,
  config: Pick<Config, 'retentionMonths'>,
  at: Date,
): Promise<Digest> {
  const last = await store.lastReport('digest');
  const dayAgo = new Date(at.getTime() - DAY);
  // Unless the last one is of a time that has not come.
  const since = last && last.createdAt <= at ? new Date(last.content.at) : dayAgo;
  const before = last?.content.numbers ?? (await store.numbersBefore(since));
  const { estimate, contact } = await store.arrivalsAfter(before);
  const { oldest, ...counts } = await store.deliveriesSince(since);
  const held = (await store.findLeads({ states: ['held'] })).reverse();
  const told = held
    .filter(({ createdAt }) => at.getTime() - createdAt.getTime() < TOLD_FOR)
    .slice(0, MOST_TOLD);
  const dead = await store.findLeads({ states: ['dead'] });
  const isNews = ({ state, updatedAt }: Delivery) => state === 'dead' && updatedAt > since;
  const { last: lastBackup, lastGood } = await store.lastBackups(at);
  return {
    at: at.toISOString(),
    since: since.toISOString(),
    numbers: { estimate: estimate.last, contact: contact.last },
    arrivals: [
      { form: 'estimate', from: before.estimate + 1, arrivals: estimate },
      { form: 'contact', from: before.contact + 1, arrivals: contact },
    ],
    deliveries: { ...counts, oldest: oldest?.toISOString() ?? null },
    held: told.map((lead) => named(lead, whyHeld(lead))),
    alsoHeld: held.length - told.length,
    undelivered: dead.flatMap((lead) => {
      const given = lead.deliveries.filter((one) => isNews(one) && one.kind !== 'customer-mail');
      return given.length > 0 ? named(lead, given.map(whyUndelivered)) : [];
    }),
    unconfirmed: dead.flatMap((lead) => {
      const mail = lead.deliveries.find((one) => isNews(one) && one.kind === 'customer-mail');
      return mail ? named(lead, [whyUnconfirmed(lead, mail)]) : [];
    }),
    backups: { last: stored(lastBackup), lastGood: stored(lastGood) },
    clock: await clockSince(store, last?.content.clock?.last ?? 0, at),
    retention: await findQuestion({ store, config, at }),
  };
}

/** By number and not by time: what is told here is that times were wrong. */
async function clockSince(store: Store, number: number, at: Date): Promise<Digest['clock']> {
  const changes = await store.clockChangesAfter(number);
  const { steady, change } = await store.clockState(at);
  return {
    changes: changes.map(({ kind, from, to }) => ({ kind, from: from.toISOString(), to: to.toISOString() })),
    last: changes.at(-1)?.number ?? number,
    heldBack: !steady && change !== undefined,
  };
}

function whyUndelivered({ kind }: Delivery): string {
  return kind === 'webhook' ? 'the hand-off was given up' : `the ${kind.replaceAll('-', ' ')} was given up`;
}

function whyUnconfirmed({ emailRefused }: Lead, { attempts }: Delivery): string {
  if (emailRefused !== null) return 'the mail server of the address refuses it';
  return attempts === 0 ? 'the e-mail as typed is not an address' : 'no mail server took it for three days';
}

function named({ form, number, reference, first_name, last_name }: Lead, because: string[]): Named {
  return { form, number, reference, name: `${first_name} ${last_name}`.trim(), because };
}

function stored(backup: Backup | undefined): StoredBackup | undefined {
  return backup && { ...backup, at: backup.at.toISOString() };
}
