import type { LimitedReach } from '../../contract/answer.ts';
import type { LeadAnswers } from '../../contract/lead.ts';
import { isPlausibleAddress } from '../formats/email-address.ts';
import { canRing } from '../formats/phone-numbers.ts';

/** How the office can reach a sender whom it cannot write to: by phone alone, or not at all. */
export function limitedReach({
  email,
  phone,
}: Pick<LeadAnswers, 'email' | 'phone'>): LimitedReach | undefined {
  if (isPlausibleAddress(email)) return undefined;
  return canRing(phone) ? 'phone' : 'none';
}
