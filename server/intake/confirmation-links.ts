import { createHmac, timingSafeEqual } from 'node:crypto';
import { SENT_KEY } from '../../contract/sent-pages.ts';
import type { Store } from '../store/store.ts';

/** How long such a link shows its reference, in seconds: enough to write it down, or to come back to the tab. */
const LIFETIME = 60 * 60;

/** The name of the key in the store: all servers on it show what one of them has signed. */
const SECRET = 'links of sent pages';

export type SentLinks = {
  /** The address of the page that thanks for something sent. It holds the reference and nothing about the person. */
  to(page: string, reference: string): Promise<string>;
  /** The reference in the query of such a page, if we signed it for that page and not too long ago. */
  referenceIn(page: string, query: string): Promise<string | undefined>;
};

type Deps = { store: Pick<Store, 'secret'>; clock: () => Date };

/**
 * Lets a browser without script see its reference, without a cookie. Signed, because a page of ours that shows whatever
 * its address says could be made to say anything; short-lived, because addresses stay in histories.
 */
export function createConfirmationLinks({ store, clock }: Deps): SentLinks {
  let key: Promise<string> | undefined;

  function signingKey(): Promise<string> {
    key ??= store.secret(SECRET);
    // Asked again the next time, if the store is away.
    key.catch(() => {
      key = undefined;
    });
    return key;
  }

  async function sign(...signed: string[]): Promise<string> {
    return createHmac('sha256', await signingKey())
      .update(signed.join(' '))
      .digest('base64url')
      .slice(0, 22);
  }

  return {
    async to(page, reference) {
      const end = String(Math.floor(clock().getTime() / 1000) + LIFETIME);
      // The request is stored: whatever goes wrong here must not look like a failure.
      const signature = await sign(page, reference, end).catch(() => undefined);
      return signature ? `${page}?${SENT_KEY}=${reference}.${end}.${signature}` : page;
    },

    async referenceIn(page, query) {
      const [, reference, end, signature] = FORMAT.exec(new URLSearchParams(query).get(SENT_KEY) ?? '') ?? [];
      if (!reference || !end || !signature || Number(end) * 1000 < clock().getTime()) return undefined;
      const right = await sign(page, reference, end).catch(() => undefined);
      return right && timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? reference : undefined;
    },
  };
}

const FORMAT = /^([A-Z0-9]{8})\.(\d{10})\.([\w-]{22})$/;
