import type { Kysely } from 'kysely';
import { NO_CANARY } from './canaries.ts';
import { toDate } from './delivery-queries.ts';
import { NOTHING_HELD } from './leads.ts';
import type { LeadStatus } from './records.ts';
import type { Tables } from './tables.ts';

/** What the office's figures are made of: of one lead, nothing that says who sent it. */
export type Case = {
  service: string | null;
  /** The host that led the visitor to us, and the source of a campaign; empty when it is not known. */
  referrer: string;
  utmSource: string;
  status: LeadStatus;
  receivedAt: Date;
  /** By the claim that stands. */
  claimedAt: Date | null;
  contactedAt: Date | null;
};

export type CaseRepository = {
  /** What came since then, without what is held, as nobody has to answer spam, and without automatic tests. */
  casesSince(since: Date): Promise<Case[]>;
};

export function caseQueries(db: Kysely<Tables>): CaseRepository {
  return {
    async casesSince(since) {
      const rows = await db
        .selectFrom('leads')
        .select(['service', 'referrer', 'utm_source', 'status', 'created_at', 'claimed_at', 'contacted_at'])
        .where('created_at', '>=', since.toISOString())
        .where(NOTHING_HELD)
        .where(NO_CANARY)
        .execute();
      return rows.map(({ utm_source, created_at, claimed_at, contacted_at, ...row }) => ({
        ...row,
        utmSource: utm_source,
        receivedAt: new Date(created_at),
        claimedAt: toDate(claimed_at),
        contactedAt: toDate(contacted_at),
      }));
    },
  };
}
