import { CODE_LIFETIME } from '../store/sign-ins.ts';
import type { ClaimedDelivery, DeliveryKind } from '../store/store.ts';

/** How long a delivery is of use, in milliseconds, where that is less than the three days for which others are tried. */
const LIFETIMES: Partial<Record<DeliveryKind, number>> = { 'sign-in-mail': CODE_LIFETIME };

/** Whether a delivery is of no more use at this time, because what it brings has ended. */
export function isUseless({ kind, createdAt }: Pick<ClaimedDelivery, 'kind' | 'createdAt'>, at: Date) {
  const lifetime = LIFETIMES[kind];
  return lifetime !== undefined && at.getTime() - createdAt.getTime() >= lifetime;
}
