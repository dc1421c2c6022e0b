import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { daysAfter } from '../../contract/days.ts';
import type { Config } from '../config.ts';
import { cachedSecret } from '../store/secrets.ts';
import type { CaptchaVerdict, Store } from '../store/store.ts';

/** Says that a request is an automatic test of ours, and proves it. */
export const CANARY_HEADER = 'x-one-call-canary';

/** The key's name in the store, which all servers share. */
const SECRET = 'marks of tests';

type Header = string | string[] | undefined;

type Deps = {
  store: Pick<Store, 'secret'>;
  canary: Config['canary'];
  clock: () => Date;
};

export type CanaryMarkers = ReturnType<typeof createCanaryMarkers>;

export function createCanaryMarkers({ store, canary, clock }: Deps) {
  const ownKey = cachedSecret(store, SECRET);

  async function keys(): Promise<string[]> {
    if (!canary) return [];
    return [await ownKey(), ...(canary.key ? [canary.key] : [])];
  }

  /** Few, because only a mark of ours gets here. */
  const used = new Set<string>();

  async function verify(header: Header): Promise<CaptchaVerdict | undefined> {
    if (header === undefined) return undefined;
    const id = idOf(header);
    const today = clock().toISOString().slice(0, 10);
    if (!id || id.day < daysAfter(today, -1) || id.day > daysAfter(today, 1)) return NONE_OF_OURS;
    const known = await keys().catch(() => []);
    if (!known.some((key) => isSame(id.signature, sign(key, id.signed)))) return NONE_OF_OURS;
    return { captcha: 'verified', challenge: { id: `test ${id.signed}`, expiresAt: endOf(id.day) } };
  }

  return {
    /** A mark for one test of this server's own. */
    create: async () => createMarker(await ownKey(), clock()),

    /**
     * What the header proves: nothing when there is none. A mark of ours is good on its day and the days beside it. Never
     * throws.
     */
    verify,

    /**
     * The same for something that is to be stored, for which a mark is good once. This server remembers which it has seen;
     * the server that stores the request asks the others.
     */
    async use(header: Header) {
      const verdict = await verify(header);
      if (verdict?.captcha !== 'verified' || !verdict.challenge) return verdict;
      const { id } = verdict.challenge;
      if (used.has(id)) return NONE_OF_OURS;
      used.add(id);
      return verdict;
    },
  };
}

const NONE_OF_OURS: CaptchaVerdict = { captcha: 'unverified', problem: 'marker' };

/** A new mark by this key: the day, something random, and the signature of both. */
export function createMarker(key: string, at: Date): string {
  const signed = `${at.toISOString().slice(0, 10)}.${randomBytes(16).toString('base64url')}`;
  return `${signed}.${sign(key, signed)}`;
}

function idOf(header: string | string[]) {
  const { signed, day, signature } = FORMAT.exec(String(header))?.groups ?? {};
  return signed && day && signature ? { signed, day, signature } : undefined;
}

const FORMAT = /^(?<signed>(?<day>\d{4}-\d\d-\d\d)\.[\w-]{22})\.(?<signature>[\w-]{43})$/;

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares in constant time. Both have the length of a signature. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** When a mark of this UTC day is too old wherever it is shown. */
function endOf(day: string): Date {
  return new Date(`${daysAfter(day, 2)}T00:00:00Z`);
}
