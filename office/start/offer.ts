import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createSigner } from '../../server/store/secrets.ts';
import type { Store } from '../../server/store/store.ts';

/** Where the website of a new store is set up. */
export const START = '/office/start';

/** The setting with the number of the publication that an interview is about to make, until its owner is let in. */
export const PUBLISHING = 'start-publishing';

/** The cookie with the key; with the prefix over TLS. */
export const KEY_COOKIE = 'office-start';

/** The offer to set up a website in the browser, for those who have read its key where the server was started. */
export type Offer = ReturnType<typeof createOffer>;

type Deps = {
  store: Pick<Store, 'publications' | 'settings' | 'secret'>;
  /** Whether the website may be in the store. */
  isUsed: boolean;
};

/** It holds while a store has neither an active user nor a website. The key is the same on every server of a store. */
export function createOffer({ store, isUsed }: Deps) {
  const sign = createSigner(store, 'office-start');
  let key: string | undefined;

  /** Also when the last press of an interview was interrupted after it had published its website. */
  async function isNew(): Promise<boolean> {
    const [latest] = await store.publications({ limit: 1 });
    if (!latest) return true;
    const interrupted = (await store.settings()).find(({ name }) => name === PUBLISHING);
    return interrupted !== undefined && latest.number <= Number(interrupted.value);
  }

  return {
    /** The key, if it holds now. */
    async look(hasActiveUser: boolean): Promise<string | undefined> {
      const holds = isUsed && !hasActiveUser && (await isNew());
      return holds ? (await sign(START)).toString('base64url') : undefined;
    },

    /** From now on it holds with this key, or not at all. */
    take(found: string | undefined) {
      key = found;
    },

    /** The address with the key, while it holds. */
    path: (): string | undefined => key && `${START}?key=${key}`,

    /** The key, for the cookie. */
    key: () => key ?? '',

    /** Whether a request has the key, in its address or in its cookie. */
    admits({ url = '', headers: { cookie = '' } }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
      if (!key || !/^\/office(?:[/?]|$)/.test(url)) return false;
      const given = [/[?&]key=([\w-]+)/.exec(url), COOKIE.exec(cookie)].flatMap((found) => found?.[1] ?? []);
      return given.some((each) => timingSafeEqual(digest(each), digest(key ?? '')));
    },
  };
}

const COOKIE = new RegExp(String.raw`(?:^|;\s*)(?:__Host-)?${KEY_COOKIE}=([\w-]+)`);

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
