import { kindsIn } from '../../store/lanes.ts';
import type { Store } from '../../store/store.ts';

const MINUTE = 60_000;

/** The office promises an answer within a day, and a burst pipe does not wait: so long its mail may take. */
const OFFICE_LIMIT = 30 * MINUTE;

/** Nothing that is due may lie there for so long without being tried: then nobody sends at all. */
const UNTRIED_LIMIT = 30 * MINUTE;

/** A customer's mailbox or the other program may be broken for days; that is not for us to put right. */
const FOR_OFFICE = new Set(kindsIn('office'));

/** Says in one sentence, without naming anybody, what has been waiting for too long. Nothing, when all is well. */
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
