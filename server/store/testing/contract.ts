import { test } from 'vitest';
import { GOOD_REQUEST, MESSAGE_ANSWERS, UNSUSPECTED } from '../../testing/requests.ts';
import { LANES } from '../deliveries.ts';
import type { LeadWithDeliveries } from '../leads.ts';
import type {
  Attempt,
  DeliveryKind,
  DeliveryLane,
  LeasedDelivery,
  NewDelivery,
  NewLead,
  Store,
} from '../store.ts';

/** Opens an empty store for two servers. */
export type OpenTwice = () => Promise<[Store, Store]>;

/** Each test gets `store`, and `other`, by which another server asks the same one. */
export function storeTest(openTwice: OpenTwice) {
  return test
    .extend('stores', () => openTwice())
    .extend('store', ({ stores }) => stores[0])
    .extend('other', ({ stores }) => stores[1]);
}

export const AT = new Date('2026-11-21T09:00:00Z');
export const MINUTE = 60_000;
/** In minutes. */
export const HOURS = 60;
export const DAYS = 24 * HOURS;

export function later(minutes: number, from = AT): Date {
  return new Date(from.getTime() + minutes * MINUTE);
}

let made = 0;

/** Of each kind one, with a Message-ID of its own. */
export function owed(...kinds: DeliveryKind[]): NewDelivery[] {
  return kinds.map((kind) => ({
    kind,
    messageId: `<${kind}.${++made}@us.example>`,
    ...(kind !== 'office-mail' && { needsVerified: true }),
  }));
}

/** A request, or a message if `form` says so, with a key of its own and a mail to the office and one to the customer. */
export function newLead(change: Partial<NewLead> = {}): NewLead {
  const id = `lead-${++made}`;
  return {
    ...UNSUSPECTED,
    id,
    form: 'estimate',
    key: `key-${id}`,
    answers: change.form === 'contact' ? MESSAGE_ANSWERS : GOOD_REQUEST,
    deliveries: owed('office-mail', 'customer-mail'),
    at: AT,
    ...change,
  };
}

/** Records a lead and returns its reference. */
export async function record(store: Store, change: Partial<NewLead> = {}): Promise<string> {
  return (await store.recordLead(newLead(change))).reference;
}

export async function leadWith(store: Store, reference: string): Promise<LeadWithDeliveries> {
  const [lead] = await store.findLeads({ references: [reference] });
  if (!lead) throw new Error(`${reference} is gone`);
  return lead;
}

/** Leases one delivery that is due for two minutes, from these lanes or from the first that has one. */
export async function leaseOne(
  store: Store,
  at = AT,
  ...lanes: DeliveryLane[]
): Promise<LeasedDelivery | undefined> {
  for (const lane of lanes.length > 0 ? lanes : LANES) {
    const [leased] = await store.leaseDueDeliveries({ at, leaseUntil: later(2, at), lane, most: 1 });
    if (leased) return leased;
  }
  return undefined;
}

export async function lease(store: Store, at = AT, ...lanes: DeliveryLane[]): Promise<LeasedDelivery> {
  const leased = await leaseOne(store, at, ...lanes);
  if (!leased) throw new Error('nothing is due');
  return leased;
}

export function sent(at = AT, answer = 'taken') {
  return { state: 'sent', answer, at } as const;
}

export function failed(at: Date, nextAttemptAt: Date, answer = 'busy') {
  return { state: 'failed', answer, at, nextAttemptAt } as const;
}

/** Leases what is due when the attempt is made, and records how it ended. */
export async function finish(store: Store, attempt: Attempt, at = attempt.at): Promise<boolean> {
  return store.finishAttempt(await lease(store, at), attempt);
}
