import { timingSafeEqual } from 'node:crypto';
import { createSigner } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

/** In milliseconds. To take a link back is to wait. */
const LIFETIME = 24 * 60 * 60_000;

/** The key's name in the store, which all servers share. */
const SECRET = 'links to previews';

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

type Deps = { store: Pick<Store, 'secret'>; clock: () => Date };

/** The links by which people without an account see the preview for a day. Each is its end and a signature: there is nothing to store. */
export function createPreviewLinks({ store, clock }: Deps) {
  const signer = createSigner(store, SECRET);

  /** The first 132 bits. */
  const sign = async (end: string) => (await signer(end)).toString('base64url').slice(0, 22);

  return {
    /** A new one, and until when it is good. */
    async create(): Promise<{ token: string; until: Date }> {
      const end = Math.floor((clock().getTime() + LIFETIME) / 1000);
      return { token: `${end}.${await sign(String(end))}`, until: new Date(end * 1000) };
    },

    async isGood(token: string): Promise<boolean> {
      const { end, signature } = FORMAT.exec(token)?.groups ?? {};
      if (!end || !signature) return false;
      const isRight = timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(end)));
      return isRight && Number(end) * 1000 > clock().getTime();
    },
  };
}

const FORMAT = /^(?<end>\d{10})\.(?<signature>[\w-]{22})$/;
