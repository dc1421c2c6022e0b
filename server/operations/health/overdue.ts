import { kindsIn } from '../../store/lanes.ts';
import type { Store } from '../../store/store.ts';

const MINUTE = 60_000;

/** How long a mail to the office may wait: it promises an answer within a day, and some requests are emergencies. */
const OFFICE_LIMIT = 30 * MINUTE;

/** A delivery that is due for longer without an attempt means that the dispatcher has stopped. */
const UNTRIED_LIMIT = 30 * MINUTE;

/** Only these: a customer's mailbox or the webhook's receiver may fail for days, which we cannot fix. */
const FOR_OFFICE = new Set(kindsIn('office'));

/** What has been waiting for too long, in a sentence without personal data; undefined when nothing has. */
export async function findOverdue(
  store: Pick<Store, 'waitingDeliveries'>,
  now: Date,
): Promise<string | undefined> {
  const waiting = await store.waitingDeliveries();
  const minutesSince = (time: Date) => Math.floor((now.getTime() - time.getTime()) / MINUTE);
  const late = waiting.find(({ kind, since }) => FOR_OFFICE.has(kind) && isOver(OFFICE_LIMIT, since, now));
  if (late) return `Mail to the office has been waiting for ${minutesSince(late.since)} minutes.`;
  const untried = waiting.find(({ dueSince }) => isOver(UNTRIED_LIMIT, dueSince, now));
  if (untried) return `For ${minutesSince(untried.dueSince)} minutes nobody has tried to send what is due.`;
  return undefined;
}

function isOver(limit: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > limit;
}
