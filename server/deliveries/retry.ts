import { GIVE_UP_AFTER } from '../store/deliveries.ts';
import { CODE_LIFETIME } from '../store/sign-ins.ts';
import type { DeliveryKind, LeasedDelivery } from '../store/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FIRST_WAIT = MINUTE / 2;

/** The longest that a failed delivery waits for its next attempt, but for chance. */
const LONGEST_WAIT = 4 * HOUR;

/** Jitter: each wait varies by this share, so many mails are not retried at the same moment. */
const WAIT_SPREAD = 0.2;

/**
 * When to try again after an attempt has failed: half a minute, one, two, four … minutes, up to `longestWait`. Gives up
 * after a fixed number of attempts, so many that even the shortest possible waits add up to 72 hours. The delivery's age
 * does not count: one that was held for a week, or waited while the machine was off, gets all its attempts.
 */
export function nextAttempt(
  { attempts, longestWait = LONGEST_WAIT }: { attempts: number; longestWait?: number | undefined },
  now: Date,
  chance: () => number = Math.random,
): Date | undefined {
  if (attempts >= MOST_WAITS) return undefined;
  return new Date(
    now.getTime() +
      Math.min(waitAfter(attempts), longestWait) * (1 - WAIT_SPREAD + 2 * WAIT_SPREAD * chance()),
  );
}

/** How many times more something is tried that only a change of the settings can help. */
const FEW_WAITS = 5;

/** The same where each attempt may do harm at the other side: five more within about three hours. */
export function nextOfFewAttempts(
  { attempts }: { attempts: number },
  now: Date,
  chance?: () => number,
): Date | undefined {
  return attempts < FEW_WAITS ? nextAttempt({ attempts: 2 * attempts }, now, chance) : undefined;
}

function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempts, LONGEST_WAIT);
}

/** So many that even the shortest of them last for three days. */
function countWaits(): number {
  let waits = 0;
  for (let total = 0; total < GIVE_UP_AFTER; waits++) total += waitAfter(waits) * (1 - WAIT_SPREAD);
  return waits;
}

const MOST_WAITS = countWaits();

type Delivered = Pick<LeasedDelivery, 'kind' | 'about' | 'createdAt'>;

/** How long a delivery is of use, in milliseconds, where that is less than the three days for which others are tried. */
const LIFETIMES: Partial<Record<DeliveryKind, number>> = { 'sign-in-mail': CODE_LIFETIME };

/** A mail of yesterday's test must not say that today's went well. In milliseconds; long enough for a busy mail server. */
const CANARY_LIFETIME = HOUR;

/** At least so many attempts fall into the life of a delivery that is of use for a while only. */
const ATTEMPTS_IN_TIME = 15;

/** Whether a delivery has become useless by this time, because what it brings has expired. */
export function isUseless(delivered: Delivered, at: Date) {
  const lifetime = lifetimeOf(delivered);
  return lifetime !== undefined && at.getTime() - delivered.createdAt.getTime() >= lifetime;
}

/**
 * The longest wait between two attempts, in milliseconds, where that is shorter than for others: a mail server that greylists us, or
 * is down for a few minutes, must not cost a delivery its whole life.
 */
export function longestWaitOf(delivered: Omit<Delivered, 'createdAt'>): number | undefined {
  const lifetime = lifetimeOf(delivered);
  return lifetime && lifetime / ATTEMPTS_IN_TIME;
}

function lifetimeOf({ kind, about }: Omit<Delivered, 'createdAt'>): number | undefined {
  return isCanary(about) ? CANARY_LIFETIME : LIFETIMES[kind];
}

/** Whether it belongs to an automatic test. */
export function isCanary(about: LeasedDelivery['about']): boolean {
  return 'canary' in about && about.canary;
}
