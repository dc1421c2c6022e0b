import type { Identity } from '../store/identities.ts';
import { phoneKey } from './person-keys.ts';
import { parseReference } from './reference.ts';

/** What tells people apart, in this database or in a copy of it. */
export type Known = Pick<Identity, 'id' | 'reference' | 'email' | 'phone'>;

/** Whether one that is known is meant. */
type IsMeant = (one: Known) => boolean;

/** What WHO says: an e-mail address, a phone number, or a reference, which stands for its sender. */
export type Who = { reference: string; only: boolean } | { isMeant: IsMeant };

/** Nothing when it is none of them. With `only`, a reference stands for nothing but itself. */
export function readWho(who: string, only: boolean): Who | undefined {
  const reference = parseReference(who);
  if (reference) return { reference, only };
  if (who.includes('@')) return { isMeant: ({ email }) => sameEmail(email, who) };
  if (phoneKey(who)) return { isMeant: ({ phone }) => samePhone(phone, who) };
  return undefined;
}

/** Tells of each that is known whether it is meant. `bearers` are those that have the reference, if WHO is one. */
export function isMeantBy(who: Who, bearers: Known[]): IsMeant {
  if ('isMeant' in who) return who.isMeant;
  return (one) => bearers.some((bearer) => (who.only ? one.id === bearer.id : isSamePerson(one, bearer)));
}

export function isSamePerson(one: Known, other: Known): boolean {
  return one.id === other.id || sameEmail(one.email, other.email) || samePhone(one.phone, other.phone);
}

function sameEmail(one: string, other: string): boolean {
  return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
}

function samePhone(one: string, other: string): boolean {
  return phoneKey(one) !== '' && phoneKey(one) === phoneKey(other);
}
