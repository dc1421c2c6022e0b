import { timingSafeEqual } from 'node:crypto';
import { isOver } from '../store/lead-changes.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import { createSigner } from '../store/secrets.ts';
import type { Lead, LeasedDelivery, Store } from '../store/store.ts';
import { parseReference } from './reference.ts';

/** In milliseconds, from when the lead came. An old mail that is found later opens nothing. */
const LIFETIME = 7 * 24 * 60 * 60_000;

/** The key's name in the store. */
export const CLAIM_SECRET = 'claim-links';

export type ClaimLinks = ReturnType<typeof createClaimLinks>;

type Deps = {
  store: Pick<Store, 'secret' | 'idOfLead' | 'findLeads'>;
  siteUrl: string;
  clock: () => Date;
  /** Whether the office is on the web. */
  isOpen: () => boolean;
};

/**
 * The links by which a lead is claimed from its mail. Each is made of the lead's own id, so there is nothing to store, and it
 * opens that lead alone. It is good for seven days and while the lead is open.
 */
export function createClaimLinks({ store, siteUrl, clock, isOpen }: Deps) {
  const sign = createSigner(store, CLAIM_SECRET);

  const tagFor = async (id: string) => tagOf(await sign(id));

  const isGood = (lead: Lead) => !isOver(lead) && clock().getTime() - lead.createdAt.getTime() < LIFETIME;

  return {
    /** The address that the office's mail about a lead gets; undefined where it would be useless, or about anything else. */
    async addressFor(about: LeasedDelivery['about']): Promise<string | undefined> {
      if (!('reference' in about) || !isOpen() || isLoopback(siteUrl) || !isGood(about)) return undefined;
      // An automatic test goes to an outside service: there is no customer to call.
      if (about.canary) return undefined;
      // Without its link the mail still has the number to call.
      const tag = await tagFor(about.id).catch(() => undefined);
      return tag && `${siteUrl}/office/claim/${about.reference}.${tag}`;
    },

    /** The lead that the end of such an address was made for, while it is open and the link good. */
    async leadOf(token: string): Promise<LeadWithDeliveries | undefined> {
      const { reference, tag } = readLink(token) ?? {};
      if (!reference || !tag) return undefined;
      const id = await store.idOfLead(reference);
      // Also if there is no such lead: the response time must not tell.
      const isRight = timingSafeEqual(Buffer.from(tag), Buffer.from(await tagFor(id ?? '')));
      if (id === undefined || !isRight) return undefined;
      const [lead] = await store.findLeads({ references: [reference] });
      return lead && isGood(lead) ? lead : undefined;
    },
  };
}

const TAG_LENGTH = 26;

/** The first 128 bits of a signature, in base 32: mail programs and people change the case of an address. */
export function tagOf(signature: Buffer): string {
  const half = signature.subarray(0, 16).toString('hex');
  return BigInt(`0x${half}`).toString(32).padStart(TAG_LENGTH, '0');
}

/** Mail programs break long addresses, and take the period or bracket behind one for a part of it. */
const FORMAT = /^(?<typed>[a-z0-9-]{8,12})\.(?<tag>[0-9a-v]{26})[.,>)]?$/i;

/** The end of a link that is a key to one lead; undefined for anything else. */
export function readLink(token: string): { reference: string; tag: string } | undefined {
  const { typed = '', tag = '' } = FORMAT.exec(token.replace(/\s/g, ''))?.groups ?? {};
  const reference = parseReference(typed);
  return reference ? { reference, tag: tag.toLowerCase() } : undefined;
}

/** Whether an address leads to the very machine that asks, as the setting does by default. */
export function isLoopback(siteUrl: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
}
