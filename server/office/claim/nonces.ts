import { timingSafeEqual } from 'node:crypto';
import type { Sign } from '../../signer.ts';

/** In milliseconds. Programs that follow the links of a mail press at once; a page of yesterday may be out of date. */
const YOUNGEST = 1_000;
const OLDEST = 24 * 60 * 60_000;

/** What a page's forms carry, so that a press comes after somebody has had the page before them. */
export type Nonces = {
  /** For the forms of a page that is sent now. */
  create(leadId: string): Promise<string>;
  /** Whether it was made for this lead, at least a second ago and at most a day. */
  isGood(nonce: string, leadId: string): Promise<boolean>;
};

/** Each is the time at which it was made, signed with the lead that the page is about. Nothing is stored. */
export function createNonces(sign: Sign, clock: () => Date): Nonces {
  async function made(time: string, leadId: string): Promise<string> {
    return `${time}.${(await sign(`nonce ${leadId} ${time}`)).toString('base64url').slice(0, 22)}`;
  }

  return {
    create: (leadId) => made(String(clock().getTime()), leadId),

    async isGood(nonce, leadId) {
      const [, time] = FORMAT.exec(nonce) ?? [];
      if (time === undefined) return false;
      const right = await made(time, leadId);
      const age = clock().getTime() - Number(time);
      return timingSafeEqual(Buffer.from(nonce), Buffer.from(right)) && age >= YOUNGEST && age <= OLDEST;
    },
  };
}

const FORMAT = /^(\d{1,15})\.[\w-]{22}$/;
