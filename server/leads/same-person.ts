import { Misunderstood } from '../../cli/command.ts';
import type { Identity } from '../store/removal.ts';
import { phoneKey } from './person-keys.ts';
import { isReference } from './reference.ts';

/** What tells people apart, in this database or in a copy of it. */
export type Known = Pick<Identity, 'id' | 'reference' | 'email' | 'phone'>;

/** Everything that WHO means: an e-mail address, a phone number, or a reference, which stands for its sender. */
export function whoIs<One extends Known>(who: string, all: One[], only: boolean): One[] {
  if (only && !isReference(who)) throw new Misunderstood('--only belongs to a reference.');
  if (isReference(who)) {
    const reference = who.toUpperCase().replace(/[\s-]/g, '');
    const meant = all.filter((one) => one.reference === reference);
    return only ? meant : all.filter((one) => meant.some((other) => isSamePerson(one, other)));
  }
  if (who.includes('@')) return all.filter(({ email }) => sameEmail(email, who));
  if (phoneKey(who)) return all.filter(({ phone }) => samePhone(phone, who));
  throw new Misunderstood(`"${who}" is no e-mail address, no phone number and no reference.`);
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
