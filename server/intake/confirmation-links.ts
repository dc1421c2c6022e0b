import { timingSafeEqual } from 'node:crypto';
import { LIMITED_REACH, type LimitedReach, SENT_KEY } from '../../contract/answer.ts';
import { createSigner } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

/** In seconds: enough to write the reference down, or to come back to the tab. */
const LIFETIME = 60 * 60;

/** The key's name in the store, which all servers share. */
const SECRET = 'links of sent pages';

/** What such a page tells. */
export type Confirmed = { reference: string; promisedBy: Date | null; reach?: LimitedReach | undefined };

export type ConfirmationLinks = {
  /** The address of the confirmation page, with all of that signed and nothing about the person. */
  create(page: string, confirmed: Confirmed): Promise<string>;
  /** What the query holds, if it was signed for that page and has not expired. */
  verify(page: string, query: string): Promise<Confirmed | undefined>;
};

type Deps = { store: Pick<Store, 'secret'>; clock: () => Date };

/**
 * Shows reference and promise in a browser without JavaScript, without a cookie. Signed, or anyone could make our page show a text
 * of theirs; short-lived, because addresses stay in histories.
 */
export function createConfirmationLinks({ store, clock }: Deps): ConfirmationLinks {
  const signer = createSigner(store, SECRET);

  async function sign(page: string, told: string): Promise<string> {
    return (await signer(`${page} ${told}`)).toString('base64url').slice(0, 22);
  }

  return {
    async create(page, { reference, promisedBy, reach }) {
      const end = inSeconds(clock()) + LIFETIME;
      const told = [reference, end, promisedBy && inSeconds(promisedBy), reach].filter(Boolean).join('.');
      // The request is already stored: an error here must not look like a failure to the visitor.
      const signature = await sign(page, told).catch(() => undefined);
      return signature ? `${page}?${SENT_KEY}=${told}.${signature}` : page;
    },

    async verify(page, query) {
      const { told, reference, end, promised, reach, signature } =
        FORMAT.exec(new URLSearchParams(query).get(SENT_KEY) ?? '')?.groups ?? {};
      if (!told || !reference || !signature || Number(end) * 1000 < clock().getTime()) return undefined;
      const right = await sign(page, told).catch(() => undefined);
      if (!right || !timingSafeEqual(Buffer.from(signature), Buffer.from(right))) return undefined;
      return {
        reference,
        promisedBy: promised ? new Date(Number(promised) * 1000) : null,
        reach: LIMITED_REACH.find((each) => each === reach),
      };
    },
  };
}

function inSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

const FORMAT =
  /^(?<told>(?<reference>[A-Z0-9]{8})\.(?<end>\d{10})(?:\.(?<promised>\d{10}))?(?:\.(?<reach>phone|none))?)\.(?<signature>[\w-]{22})$/;
