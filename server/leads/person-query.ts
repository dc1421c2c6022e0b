import { meantAddress } from '../formats/email-address.ts';
import { phoneKeys } from '../formats/phone-numbers.ts';
import type { Identity } from '../store/identities.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Lead, Store } from '../store/store.ts';
import { parseReference } from './reference.ts';

/** What identifies a person, in this database or in a copy of it. */
export type PersonRecord = Pick<Identity, 'id' | 'reference' | 'email' | 'phone'> &
  // Not in copies of an older version.
  Partial<Pick<Identity, 'sent_email' | 'sent_phone'>>;

type PersonMatcher = (record: PersonRecord) => boolean;

/** A parsed WHO: an e-mail address or a phone number, or a reference, which means its sender unless `only` is set. */
export type PersonQuery = { reference: string; only: boolean } | { matches: PersonMatcher };

/** Undefined when it is none of them. With `only`, a reference means just that request or message. */
export function parsePersonQuery(who: string, only: boolean): PersonQuery | undefined {
  const reference = parseReference(who);
  if (reference) return { reference, only };
  if (meantAddress(who).includes('@')) return { matches: (record) => sameEmail(emailsOf(record), [who]) };
  if (phoneKeys(who).length > 0) return { matches: (record) => samePhone(phonesOf(record), [who]) };
  return undefined;
}

/** Tests a record against the query. `referenced`: the records with the query's reference, if it has one. */
export function personMatcher(query: PersonQuery, referenced: PersonRecord[]): PersonMatcher {
  if ('matches' in query) return query.matches;
  return (record) =>
    referenced.some((other) => (query.only ? record.id === other.id : isSamePerson(record, other)));
}

export function isSamePerson(one: PersonRecord, other: PersonRecord): boolean {
  return (
    one.id === other.id ||
    sameEmail(emailsOf(one), emailsOf(other)) ||
    samePhone(phonesOf(one), phonesOf(other))
  );
}

/** With what was sent before it was corrected. */
export function emailsOf({ email, sent_email }: Pick<PersonRecord, 'email' | 'sent_email'>): string[] {
  return [email, sent_email ?? ''].filter((one) => one !== '');
}

export function phonesOf({ phone, sent_phone }: Pick<PersonRecord, 'phone' | 'sent_phone'>): string[] {
  return [phone, sent_phone ?? ''];
}

function sameEmail(some: string[], others: string[]): boolean {
  const known = others.map((email) => meantAddress(email).toLowerCase());
  return some.some((email) => known.includes(meantAddress(email).toLowerCase()));
}

function samePhone(some: string[], others: string[]): boolean {
  const keys = others.flatMap(phoneKeys);
  return some.flatMap(phoneKeys).some((key) => keys.includes(key));
}

/** More would not help the caller. */
const MOST = 20;

/** What the sender of a lead has sent before it, newest first: leads with the same e-mail or phone number. */
export async function earlierLeads(
  store: Pick<Store, 'findLeads'>,
  lead: Lead,
): Promise<LeadWithDeliveries[]> {
  const sender = { email: lead.email, phones: phonesOf(lead).flatMap(phoneKeys) };
  const found = await store.findLeads({ sender, before: lead.createdAt }, { limit: MOST, newestFirst: true });
  // The number or address may be in another sender's text.
  return found.filter((other) => isSamePerson(lead, other));
}
