import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import type { User } from '../../server/store/users.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a claim link leads to; on its own routes alone. */
    claim: Claim;
  }
}

/** Somebody with a claim link that is good. */
export type Claim = {
  lead: LeadWithDeliveries;
  /** The address of the page, as it was asked for. */
  path: string;
  /** Who can say that they call. */
  people: User[];
  /** Whose claim this browser goes on with; nobody's as long as it has none. */
  holder: User | undefined;
};
