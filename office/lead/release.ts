import { leadName } from '../../server/leads/lead-name.ts';
import type { Store } from '../../server/store/store.ts';
import type { User } from '../../server/store/users.ts';
import type { DeliveryNews } from '../board/delivery-news.ts';

export type ReleaseDeps = {
  store: Pick<Store, 'findLeads' | 'releaseLead' | 'addToAudit'>;
  clock: () => Date;
  deliverLater: () => void;
};

/** Lets go what is held of a lead, with a line in the audit, and says what came of it; nothing for one that nobody knows. */
export async function release(
  { store, clock, deliverLater }: ReleaseDeps,
  reference: string,
  user: Pick<User, 'id'>,
): Promise<DeliveryNews | undefined> {
  const at = clock();
  const release = await store.releaseLead(reference, at);
  if (!release) return undefined;
  const { released, unneeded } = release;
  if (released.length === 0 && !unneeded) return 'not-held';
  const [lead] = await store.findLeads({ references: [reference] });
  if (lead) await store.addToAudit({ by: user.id, what: 'let-through', detail: leadName(lead), at });
  deliverLater();
  return unneeded ? 'released-quietly' : 'released';
}
