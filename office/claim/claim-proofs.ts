import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sign } from '../../server/store/secrets.ts';
import type { Lead } from '../../server/store/store.ts';
import type { Cookies } from '../sign-in/cookies.ts';

type Claimed = Pick<Lead, 'id' | 'reference' | 'claimedBy' | 'claimedAt'>;

/** How a browser that is not signed in shows that it has made a claim. */
export type ClaimProofs = {
  give(reply: FastifyReply, lead: Claimed): Promise<void>;
  /** Whether it has made the claim that stands now: it is over once somebody else has taken the lead, or it was undone. */
  has(request: FastifyRequest, lead: Claimed): Promise<boolean>;
};

/** A cookie for each lead, which holds the signature of the claim and nothing else. */
export function createClaimProofs(sign: Sign, cookies: Cookies): ClaimProofs {
  async function proofOf({ id, claimedBy, claimedAt }: Claimed): Promise<string> {
    const signature = await sign(`claim ${id} ${claimedBy} ${claimedAt?.getTime()}`);
    return signature.toString('base64url').slice(0, 22);
  }

  return {
    async give(reply, lead) {
      cookies.setClaim(reply, lead.reference, await proofOf(lead));
    },

    async has(request, lead) {
      const given = cookies.claimOf(request, lead.reference) ?? '';
      if (lead.claimedAt === null || lead.claimedBy === null || !PROOF.test(given)) return false;
      return timingSafeEqual(Buffer.from(given), Buffer.from(await proofOf(lead)));
    },
  };
}

const PROOF = /^[\w-]{22}$/;

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
      const [, time] = NONCE.exec(nonce) ?? [];
      if (time === undefined) return false;
      const right = await made(time, leadId);
      const age = clock().getTime() - Number(time);
      return timingSafeEqual(Buffer.from(nonce), Buffer.from(right)) && age >= YOUNGEST && age <= OLDEST;
    },
  };
}

const NONCE = /^(\d{1,15})\.[\w-]{22}$/;
