import type { Kysely } from 'kysely';
import { type Network, networkOf } from '../../contract/submission-context.ts';
import { NO_CANARY } from './canaries.ts';
import { toDate } from './delivery-queries.ts';
import { NOTHING_HELD } from './leads.ts';
import type { LeadStatus, Priority } from './records.ts';
import type { Tables } from './tables.ts';

/** What the office's figures are made of: of one lead, nothing that says who sent it. */
export type Case = {
  service: string | null;
  /** The host that led the visitor to us, and the source of a campaign; empty when it is not known. */
  referrer: string;
  utmSource: string;
  /** The ad network whose click it was. */
  network: Network | undefined;
  status: LeadStatus;
  receivedAt: Date;
  /** By the current claim. */
  claimedAt: Date | null;
  contactedAt: Date | null;
  promisedBy: Date | null;
  priority: Priority;
  /** In the words of the user who noted it. */
  lostReason: string | null;
};

export function caseQueries(db: Kysely<Tables>) {
  return {
    /** What came since then, without what is held, since spam needs no answer, and without automatic tests. */
    async casesSince(since: Date): Promise<Case[]> {
      const rows = await db
        .selectFrom('leads')
        .select(['service', 'referrer', 'utm_source', 'click_id', 'status', 'priority', 'lost_reason'])
        .select(['created_at', 'claimed_at', 'contacted_at', 'promised_by'])
        .where('created_at', '>=', since.toISOString())
        .where(NOTHING_HELD)
        .where(NO_CANARY)
        .execute();
      return rows.map(({ service, referrer, status, priority, ...row }) => ({
        service,
        referrer,
        status,
        priority,
        utmSource: row.utm_source,
        network: networkOf(row.click_id),
        lostReason: row.lost_reason,
        receivedAt: new Date(row.created_at),
        claimedAt: toDate(row.claimed_at),
        contactedAt: toDate(row.contacted_at),
        promisedBy: toDate(row.promised_by),
      }));
    },
  };
}
