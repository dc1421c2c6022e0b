import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sign } from '../../signer.ts';
import type { Lead } from '../../store/store.ts';
import type { Cookies } from '../cookies.ts';

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
      if (lead.claimedAt === null || lead.claimedBy === null || !FORMAT.test(given)) return false;
      return timingSafeEqual(Buffer.from(given), Buffer.from(await proofOf(lead)));
    },
  };
}

const FORMAT = /^[\w-]{22}$/;
