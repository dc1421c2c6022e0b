import { phoneKeys } from '../formats/phone-numbers.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Lead, Store } from '../store/store.ts';
import { isSamePerson } from './person-query.ts';

/** More would not help the caller. */
const MOST = 20;

/** What the sender of a lead has sent before it, newest first: leads with the same e-mail or phone number. */
export async function earlierLeads(
  store: Pick<Store, 'findLeads'>,
  lead: Lead,
): Promise<LeadWithDeliveries[]> {
  const sender = { email: lead.email, phones: phoneKeys(lead.phone) };
  const found = await store.findLeads({ sender, before: lead.createdAt }, { limit: MOST, newestFirst: true });
  // The number or address may be in another sender's text.
  return found.filter((other) => isSamePerson(lead, other));
}
