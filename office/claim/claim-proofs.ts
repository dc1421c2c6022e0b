import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sign } from '../../server/store/secrets.ts';
import type { Lead } from '../../server/store/store.ts';
import type { Cookies } from '../sign-in/cookies.ts';

type Claimed = Pick<Lead, 'id' | 'reference' | 'claimedBy' | 'claimedAt'>;

/** Shows that a browser has made a claim without a sign-in: a cookie for each lead, with the signature of the claim. */
export function createClaimProofs(sign: Sign, cookies: Cookies) {
  async function proofOf({ id, claimedBy, claimedAt }: Claimed): Promise<string> {
    const signature = await sign(`claim ${id} ${claimedBy} ${claimedAt?.getTime()}`);
    return signature.toString('base64url').slice(0, 22);
  }

  return {
    async give(reply: FastifyReply, lead: Claimed) {
      cookies.setClaim(reply, lead.reference, await proofOf(lead));
    },

    /** Whether it has made the present claim, which ends with a take-over or an undo. */
    async has(request: FastifyRequest, lead: Claimed): Promise<boolean> {
      const given = cookies.claimOf(request, lead.reference) ?? '';
      if (lead.claimedAt === null || lead.claimedBy === null || !PROOF.test(given)) return false;
      return timingSafeEqual(Buffer.from(given), Buffer.from(await proofOf(lead)));
    },
  };
}

const PROOF = /^[\w-]{22}$/;

/** In milliseconds. Scanners press at once, and a page of yesterday may be out of date. */
const MIN_AGE = 1_000;
const MAX_AGE = 24 * 60 * 60_000;

/**
 * Posted by a page's forms, to show that the page was opened before the press. Each is the time at which it was made, signed together with
 * the lead. Nothing is stored.
 */
export function createNonces(sign: Sign, clock: () => Date) {
  async function made(time: string, leadId: string): Promise<string> {
    return `${time}.${(await sign(`nonce ${leadId} ${time}`)).toString('base64url').slice(0, 22)}`;
  }

  return {
    create: (leadId: string) => made(String(clock().getTime()), leadId),

    /** Whether it was made for this lead, between a second and a day ago. */
    async isGood(nonce: string, leadId: string): Promise<boolean> {
      const [, time] = NONCE.exec(nonce) ?? [];
      if (time === undefined) return false;
      const right = await made(time, leadId);
      const age = clock().getTime() - Number(time);
      return timingSafeEqual(Buffer.from(nonce), Buffer.from(right)) && age >= MIN_AGE && age <= MAX_AGE;
    },
  };
}

const NONCE = /^(\d{1,15})\.[\w-]{22}$/;
