import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A lead as its newest change has left it. */
type LeadVersion = { reference: string; version: number };

/** What has just happened, for those who look at a page of it. */
export function recentChangeQueries(db: Kysely<Tables>) {
  return {
    // Two questions, as each has its index; of one with "or" neither engine uses both.
    /** The leads that came, or were changed, at this time or later. */
    async changedSince(at: Date): Promise<LeadVersion[]> {
      const since = at.toISOString();
      const came = db.selectFrom('leads').select(['reference', 'version']).where('created_at', '>=', since);
      const changed = db
        .selectFrom('lead_events')
        .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
        .select(['leads.reference', 'leads.version'])
        .distinct()
        .where('lead_events.at', '>=', since);
      const rows = (await Promise.all([came.execute(), changed.execute()])).flat();
      const versions = rows.map((row) => [row.reference, row] as const);
      return [...new Map(versions).values()];
    },

    /** Those with a reminder between these times, and who claimed them. */
    async remindedBetween(after: Date, until: Date): Promise<(LeadVersion & { claimedBy: string | null })[]> {
      const rows = await db
        .selectFrom('leads')
        .select(['reference', 'version', 'claimed_by'])
        .where('remind_at', '>', after.toISOString())
        .where('remind_at', '<=', until.toISOString())
        .execute();
      return rows.map(({ claimed_by, ...row }) => ({ ...row, claimedBy: claimed_by }));
    },
  };
}
