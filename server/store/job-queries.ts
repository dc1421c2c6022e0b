import type { Kysely } from 'kysely';
import { businessDay, dayBefore } from '../formats/business-time.ts';
import { CLOCK_TOLERANCE } from './clock-tolerance.ts';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** A job for a day, in the office's calendar: `2026-11-21`; or for an hour of it: `2026-11-21T06`. */
type JobOfDay = { name: string; day: string };

/** What the store knows of the work that is done once a day, by one of several servers. */
export function jobQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /** The last day that each of these was done for. A new job counts as done for its day. */
    async jobsDone(jobs: JobOfDay[]): Promise<Record<string, string>> {
      const rows = () => db.selectFrom('jobs').select(['name', 'done_day']).execute();
      let known = await rows();
      const unseen = jobs.filter(({ name }) => !known.some((row) => row.name === name));
      if (unseen.length > 0) {
        await commit((transaction) =>
          transaction
            .insertInto('jobs')
            .values(unseen.map(({ name, day }) => ({ name, done_day: day, leased_until: null })))
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
        known = await rows();
      }
      return Object.fromEntries(known.map(({ name, done_day }) => [name, done_day]));
    },

    /**
     * Takes a job that is not done for its day; a server that dies with it loses it when the lease ends. A day after
     * today's, and a lease longer than ours, are of a wrong clock and count for nothing.
     */
    async leaseJob({ name, day }: JobOfDay, at: Date, leaseUntil: Date): Promise<boolean> {
      const tooLong = new Date(leaseUntil.getTime() + CLOCK_TOLERANCE).toISOString();
      const itsDay = day.slice(0, 10);
      const notYet = dayBefore(itsDay);
      const today = businessDay(at);
      // Behind every hour of the day.
      const latest = `${itsDay > today ? itsDay : today}T24`;
      const leased = await commit((transaction) =>
        transaction
          .updateTable('jobs')
          .set((row) => ({
            leased_until: leaseUntil.toISOString(),
            done_day: row.case().when('done_day', '<', day).then(row.ref('done_day')).else(notYet).end(),
          }))
          .where('name', '=', name)
          .where((row) => row.or([row('done_day', '<', day), row('done_day', '>', latest)]))
          .where((row) =>
            row.or([
              row('leased_until', 'is', null),
              row('leased_until', '<=', at.toISOString()),
              row('leased_until', '>', tooLong),
            ]),
          )
          .returning('name')
          .executeTakeFirst(),
      );
      return leased !== undefined;
    },

    async finishJob({ name, day }: JobOfDay): Promise<void> {
      await commit((transaction) =>
        transaction
          .updateTable('jobs')
          .set({ done_day: day, leased_until: null })
          .where('name', '=', name)
          .where('done_day', '<', day)
          .execute(),
      );
    },
  };
}
