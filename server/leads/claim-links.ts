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

  /** The first 128 bits, in base 32: mail programs and people change the case of an address. */
  async function tagFor(id: string): Promise<string> {
    const half = (await sign(id)).subarray(0, 16).toString('hex');
    return BigInt(`0x${half}`).toString(32).padStart(TAG_LENGTH, '0');
  }

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
      const { typed = '', tag = '' } = FORMAT.exec(token.replace(/\s/g, ''))?.groups ?? {};
      const reference = parseReference(typed);
      if (!reference) return undefined;
      const id = await store.idOfLead(reference);
      // Also if there is no such lead: the response time must not tell.
      const right = await tagFor(id ?? '');
      const isRight = timingSafeEqual(Buffer.from(tag.toLowerCase()), Buffer.from(right));
      if (id === undefined || !isRight) return undefined;
      const [lead] = await store.findLeads({ references: [reference] });
      return lead && isGood(lead) ? lead : undefined;
    },
  };
}

const TAG_LENGTH = 26;

/** Mail programs break long addresses, and take the period or bracket behind one for a part of it. */
const FORMAT = /^(?<typed>[a-z0-9-]{8,12})\.(?<tag>[0-9a-v]{26})[.,>)]?$/i;

/** Whether an address leads to the very machine that asks, as the setting does by default. */
function isLoopback(siteUrl: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
}
