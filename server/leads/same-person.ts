import type { Identity } from '../store/removal.ts';
import { phoneKey } from './person-keys.ts';
import { parseReference } from './reference.ts';

/** What tells people apart, in this database or in a copy of it. */
export type Known = Pick<Identity, 'id' | 'reference' | 'email' | 'phone'>;

/** Whether a text can mean somebody: an e-mail address, a phone number or a reference. */
export function canMeanSomebody(who: string): boolean {
  return parseReference(who) !== undefined || who.includes('@') || phoneKey(who) !== '';
}

/** Everything that such a text means; a reference stands for its sender too, unless only it is meant. */
export function whoIs<One extends Known>(who: string, all: One[], only: boolean): One[] {
  const reference = parseReference(who);
  if (reference) {
    const meant = all.filter((one) => one.reference === reference);
    return only ? meant : all.filter((one) => meant.some((other) => isSamePerson(one, other)));
  }
  if (who.includes('@')) return all.filter(({ email }) => sameEmail(email, who));
  return all.filter(({ phone }) => samePhone(phone, who));
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
