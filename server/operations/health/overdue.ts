import { kindsIn } from '../../store/deliveries.ts';
import type { DeliveryKind, Store } from '../../store/store.ts';

const MINUTE = 60_000;

/** How long a mail to the office may wait: it promises an answer within a day, and some requests are emergencies. */
const OFFICE_LIMIT = 30 * MINUTE;

/** A delivery that is due for longer without an attempt means that the dispatcher has stopped. */
const UNTRIED_LIMIT = 30 * MINUTE;

/** Only these: one person's mailbox or the webhook's receiver may fail for days, which we cannot fix. */
const FOR_OFFICE = new Set<DeliveryKind>(kindsIn('office').filter((kind) => kind !== 'escalation-copy'));

/** `office-mail`: mail to the office cannot be delivered. `untried`: due mail has not been attempted. */
type Overdue = { what: 'office-mail' | 'untried'; minutes: number };

/**
 * What has been waiting for too long; undefined when nothing has. Codes to sign in do not count: anyone may ask for one and read
 * `/readyz`, and only the address of a user has one that waits.
 */
export async function overdueDelivery(
  store: Pick<Store, 'waitingDeliveries'>,
  now: Date,
): Promise<Overdue | undefined> {
  const waiting = (await store.waitingDeliveries()).filter(({ kind }) => kind !== 'sign-in-mail');
  const minutesSince = (time: Date) => Math.floor((now.getTime() - time.getTime()) / MINUTE);
  const late = waiting.find(({ kind, since }) => FOR_OFFICE.has(kind) && isOver(OFFICE_LIMIT, since, now));
  if (late) return { what: 'office-mail', minutes: minutesSince(late.since) };
  const untried = waiting.find(({ dueSince }) => isOver(UNTRIED_LIMIT, dueSince, now));
  return untried && { what: 'untried', minutes: minutesSince(untried.dueSince) };
}

/** The same in a sentence without personal data. */
export async function findOverdue(
  store: Pick<Store, 'waitingDeliveries'>,
  now: Date,
): Promise<string | undefined> {
  const overdue = await overdueDelivery(store, now);
  if (!overdue) return undefined;
  const { what, minutes } = overdue;
  return what === 'office-mail'
    ? `Mail to the office has been waiting for ${minutes} minutes.`
    : `What is due has not been attempted for ${minutes} minutes.`;
}

function isOver(limit: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > limit;
}
