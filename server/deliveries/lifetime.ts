import { CODE_LIFETIME } from '../store/sign-ins.ts';
import type { ClaimedDelivery, DeliveryKind } from '../store/store.ts';

type Delivered = Pick<ClaimedDelivery, 'kind' | 'about' | 'createdAt'>;

/** How long a delivery is of use, in milliseconds, where that is less than the three days for which others are tried. */
const LIFETIMES: Partial<Record<DeliveryKind, number>> = { 'sign-in-mail': CODE_LIFETIME };

/** A mail of yesterday's test must not say that today's went well. In milliseconds; long enough for a busy mail server. */
const CANARY_LIFETIME = 60 * 60_000;

/** Whether a delivery is of no more use at this time, because what it brings has ended. */
export function isUseless({ kind, about, createdAt }: Delivered, at: Date) {
  const lifetime = isCanary(about) ? CANARY_LIFETIME : LIFETIMES[kind];
  return lifetime !== undefined && at.getTime() - createdAt.getTime() >= lifetime;
}

/** Whether it belongs to an automatic test. */
export function isCanary(about: ClaimedDelivery['about']): boolean {
  return 'canary' in about && about.canary;
}
