import { CODE_LIFETIME } from '../store/sign-ins.ts';
import type { ClaimedDelivery, DeliveryKind } from '../store/store.ts';

type Delivered = Pick<ClaimedDelivery, 'kind' | 'about' | 'createdAt'>;

/** How long a delivery is of use, in milliseconds, where that is less than the three days for which others are tried. */
const LIFETIMES: Partial<Record<DeliveryKind, number>> = { 'sign-in-mail': CODE_LIFETIME };

/** A mail of yesterday's test must not say that today's went well. In milliseconds; long enough for a busy mail server. */
const CANARY_LIFETIME = 60 * 60_000;

/** So many attempts, at least, fall into the life of a delivery that is of use for a while only. */
const ATTEMPTS_IN_TIME = 15;

/** Whether a delivery is of no more use at this time, because what it brings has ended. */
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
export function isCanary(about: ClaimedDelivery['about']): boolean {
  return 'canary' in about && about.canary;
}
