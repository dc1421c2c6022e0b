import { randomUUID } from 'node:crypto';
import { fill } from '../../contract/fill.ts';
import { digestWords } from '../../messages/en/mails/digest.ts';
import { inWords } from '../../messages/in-words.ts';
import type { Config } from '../config.ts';
import { readableTime } from '../formats/business-time.ts';
import { gatherFigures } from '../leads/figures.ts';
import { holdReasons, whyUrgent } from '../leads/reasons-in-words.ts';
import { findBulkDeletion } from '../operations/retention.ts';
import { GIVE_UP_AFTER } from '../store/deliveries.ts';
import type { Digest, Named } from '../store/digest.ts';
import { eachPageOfLeads, type LeadFilter } from '../store/leads.ts';
import type { Backup } from '../store/operations.ts';
import type { Delivery, Lead, Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** What is held is listed every day for a week, in case one digest is missed; then it is only counted. */
const TOLD_FOR = 7 * DAY;
const MOST_TOLD = 50;
/** In days. */
const FIGURES_OF = 7;

/**
 * Stores the digest of a day with its mail; false when another server was first. Without a day it is an extra one: the next
 * daily digest still covers the whole day.
 */
export async function recordDigest(
  { store, config, at }: { store: Store; config: Pick<Config, 'mailFrom' | 'retentionMonths'>; at: Date },
  day?: string,
): Promise<boolean> {
  const id = randomUUID();
  const domain = config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1);
  return store.recordReport({
    id,
    kind: day ? 'digest' : 'extra-digest',
    day: day ?? at.toISOString(),
    content: await gatherDigest(store, config, at),
    delivery: { kind: 'digest-mail', messageId: `<digest.${id}@${domain}>` },
    at,
  });
}

/** Asks the store for everything that the office should know today. */
export async function gatherDigest(
  store: Store,
  config: Pick<Config, 'retentionMonths'>,
  at: Date,
): Promise<Digest> {
  const last = await store.lastReport('digest', at);
  const dayAgo = new Date(at.getTime() - DAY);
  const since = last ? new Date(last.content.at) : dayAgo;
  const before = last?.content.numbers ?? (await store.numbersBefore(since));
  const { estimate, contact } = await store.arrivalsAfter(before);
  const { oldest, ...counts } = await store.deliveriesSince(since);
  const isHeld = { states: ['held'] } satisfies LeadFilter;
  // `since` includes its own moment, so a millisecond is taken off.
  const recently = { ...isHeld, since: new Date(at.getTime() - TOLD_FOR + 1) };
  const told = await store.findLeads(recently, { newestFirst: true, limit: MOST_TOLD });
  const missed = await store.findLeads({ missedAfter: since }, { newestFirst: true, limit: MOST_TOLD });
  const urgent = await store.findLeads({ isUrgent: true, since }, { newestFirst: true, limit: MOST_TOLD });
  const isNews = ({ state, updatedAt }: Delivery) => state === 'dead' && updatedAt > since;
  const undelivered: Named[] = [];
  const unconfirmed: Named[] = [];
  for await (const leads of eachPageOfLeads(store, { states: ['dead'], changedAfter: since })) {
    for (const lead of leads) {
      const dead = lead.deliveries.filter(isNews);
      const because = [...new Set(dead.flatMap(whyUndelivered))];
      if (because.length > 0) undelivered.push(named(lead, because));
      const mail = dead.find(({ kind }) => kind === 'customer-mail');
      // A held lead may be spam, and has a section of its own.
      const waits = lead.deliveries.some(({ state }) => state === 'held');
      if (mail && !waits) unconfirmed.push(named(lead, [whyUnconfirmed(lead, mail)]));
    }
  }
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
    // What looks urgent goes first.
    held: told
      .map((lead) => ({ ...named(lead, holdReasons(lead)), isUrgent: lead.priority !== 'normal' }))
      .sort((one, other) => Number(other.isUrgent) - Number(one.isUrgent)),
    alsoHeld: (await store.countLeads(isHeld)) - told.length,
    urgent: urgent.map((lead) => named(lead, [whyUrgent(lead) ?? ''])),
    missed: missed.map((lead) => named(lead, [whatWasMissed(lead)])),
    undelivered,
    unconfirmed,
    figures: await figuresNow(store, at),
    backups: { last: stored(lastBackup), lastGood: stored(lastGood) },
    clock: await clockSince(store, last?.content.clock?.last ?? 0, at),
    retention: await findBulkDeletion({ store, config, at }),
  };
}

async function figuresNow(store: Store, at: Date): Promise<Digest['figures']> {
  const figures = await gatherFigures(store, FIGURES_OF, at);
  const { toContact, promises, openWithoutContact, byService } = figures;
  const sum = (what: 'won' | 'lost') => byService.reduce((all, ended) => all + ended[what], 0);
  return { days: FIGURES_OF, toContact, promises, openWithoutContact, won: sum('won'), lost: sum('lost') };
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

function whyUndelivered({ kind, recipient, lastAnswer }: Delivery): string[] {
  const { officeMail, badAddressMail, escalation, escalationTo, webhook } = digestWords.givenUp;
  if (kind === 'office-mail') return [officeMail];
  if (kind === 'bad-address-mail') return [badAddressMail];
  if (kind === 'escalation-mail' || kind === 'escalation-webhook') return [escalation];
  if (kind === 'escalation-copy')
    return [fill(escalationTo, { address: recipient ?? '', answer: lastAnswer ?? '' })];
  return kind === 'webhook' ? [fill(webhook, { answer: lastAnswer ?? '' })] : [];
}

function whatWasMissed({ promisedBy }: Lead): string {
  const time = promisedBy ? readableTime(promisedBy) : '';
  return fill(digestWords.missed.promised, { time });
}

function whyUnconfirmed({ emailRefused }: Lead, { attempts }: Delivery): string {
  const { refused, notAnAddress, givenUp } = digestWords.unconfirmed;
  if (emailRefused !== null) return refused;
  return attempts === 0 ? notAnAddress : fill(givenUp, { days: inWords(GIVE_UP_AFTER / DAY) });
}

function named({ form, number, reference, first_name, last_name }: Lead, because: string[]): Named {
  return { form, number, reference, name: `${first_name} ${last_name}`.trim(), because };
}

function stored(backup: Backup | undefined): Digest['backups']['last'] {
  return backup && { ...backup, at: backup.at.toISOString() };
}
