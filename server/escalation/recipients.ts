import type { Config } from '../config.ts';
import type { Lead } from '../store/store.ts';
import type { User } from '../store/users.ts';
import type { Audience } from './ring.ts';

type Addresses = Pick<Config, 'officeEmail' | 'officeSecondEmail'>;

/** Who hears of an escalation. Nobody who has left does, and there is always somebody. */
export function recipientsOf(
  audiences: Audience[],
  lead: Pick<Lead, 'claimedBy'>,
  users: User[],
  addresses: Addresses,
): string[] {
  return [...new Set(audiences.flatMap((audience) => addressesOf(audience, lead, users, addresses)))];
}

function addressesOf(
  audience: Audience,
  lead: Pick<Lead, 'claimedBy'>,
  users: User[],
  { officeEmail, officeSecondEmail }: Addresses,
): string[] {
  const active = users.filter(({ isActive }) => isActive);
  const emails = (some: User[]) => some.map(({ email }) => email);
  const everybody = officeSecondEmail ? [officeSecondEmail] : emails(active);
  const claimer = claimerOf(lead, active);
  const wanted = {
    everybody,
    owners: emails(active.filter(({ role }) => role === 'owner')),
    claimer: claimer ? [claimer.email] : [],
  }[audience];
  if (wanted.length > 0) return wanted;
  return everybody.length > 0 ? everybody : [officeEmail];
}

/** Who has it in hand; undefined when nobody does, or somebody at the command line who has not said who they are. */
export function claimerOf({ claimedBy }: Pick<Lead, 'claimedBy'>, users: User[]): User | undefined {
  return users.find(({ id }) => id === claimedBy);
}
