import { createHmac, timingSafeEqual } from 'node:crypto';
import { SENT_KEY } from '../../contract/sent-pages.ts';
import type { Store } from '../store/store.ts';

/** In seconds: enough to write the reference down, or to come back to the tab. */
const LIFETIME = 60 * 60;

/** The key's name in the store, which all servers share. */
const SECRET = 'links of sent pages';

export type ConfirmationLinks = {
  /** The address of the confirmation page, with the signed reference and nothing about the person. */
  create(page: string, reference: string): Promise<string>;
  /** The reference in the query, if it was signed for that page and has not expired. */
  verify(page: string, query: string): Promise<string | undefined>;
};

type Deps = { store: Pick<Store, 'secret'>; clock: () => Date };

/**
 * Shows the reference in a browser without JavaScript, without a cookie. Signed, or anyone could make our page show a text
 * of theirs; short-lived, because addresses stay in histories.
 */
export function createConfirmationLinks({ store, clock }: Deps): ConfirmationLinks {
  let key: Promise<string> | undefined;

  function signingKey(): Promise<string> {
    key ??= store.secret(SECRET);
    // A failure is not cached: the next call tries again.
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
    async create(page, reference) {
      const end = String(Math.floor(clock().getTime() / 1000) + LIFETIME);
      // The request is already stored: an error here must not look like a failure to the visitor.
      const signature = await sign(page, reference, end).catch(() => undefined);
      return signature ? `${page}?${SENT_KEY}=${reference}.${end}.${signature}` : page;
    },

    async verify(page, query) {
      const [, reference, end, signature] = FORMAT.exec(new URLSearchParams(query).get(SENT_KEY) ?? '') ?? [];
      if (!reference || !end || !signature || Number(end) * 1000 < clock().getTime()) return undefined;
      const right = await sign(page, reference, end).catch(() => undefined);
      return right && timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? reference : undefined;
    },
  };
}

const FORMAT = /^([A-Z0-9]{8})\.(\d{10})\.([\w-]{22})$/;
