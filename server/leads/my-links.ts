import { timingSafeEqual } from 'node:crypto';
import { createSigner } from '../store/secrets.ts';
import type { LeasedDelivery, Store } from '../store/store.ts';
import { isLoopback, readLink, tagOf } from './claim-links.ts';

/** The key's name in the store. */
const SECRET = 'links of my request';

/**
 * `own` is for the browser that sent the form, and opens everything. `mail` goes to an address that anyone may have typed: its page
 * is masked until the phone number's last four digits are named.
 */
export const LINK_KINDS = ['own', 'mail'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

export type MyLinks = ReturnType<typeof createMyLinks>;

type Deps = { store: Pick<Store, 'secret'>; siteUrl: string };

/**
 * The links by which visitors come back to what they have sent. Each is made of the reference alone, so it can be told from a guess when
 * the lead is gone.
 */
export function createMyLinks({ store, siteUrl }: Deps) {
  const sign = createSigner(store, SECRET);
  const tagFor = async (kind: LinkKind, reference: string) => tagOf(await sign(`${kind} ${reference}`));

  /** Undefined while the store does not answer: what was sent is stored, and its answer must not fail for a link. */
  async function pathFor(kind: LinkKind, reference: string): Promise<string | undefined> {
    const tag = await tagFor(kind, reference).catch(() => undefined);
    return tag && `/my/${reference}.${tag}`;
  }

  return {
    pathFor,

    /** The address that the mail to a customer gets; undefined where it would lead nowhere. */
    async addressFor(about: LeasedDelivery['about']): Promise<string | undefined> {
      if (!('reference' in about) || isLoopback(siteUrl)) return undefined;
      const path = await pathFor('mail', about.reference);
      return path && siteUrl + path;
    },

    /** What the end of such an address was made for; undefined for a guess. Asks the store nothing about leads. */
    async read(token: string): Promise<{ kind: LinkKind; reference: string } | undefined> {
      const link = readLink(token);
      if (!link) return undefined;
      const { reference, tag } = link;
      const tags = await Promise.all(LINK_KINDS.map((kind) => tagFor(kind, reference)));
      const kind = LINK_KINDS.find((_kind, place) =>
        timingSafeEqual(Buffer.from(tag), Buffer.from(tags[place] ?? '')),
      );
      return kind && { kind, reference };
    },
  };
}
