import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { daysAfter } from '../../contract/days.ts';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** In milliseconds. The clocks of servers that share a store differ by less; so does one that NTP corrects a little. */
export const CLOCK_TOLERANCE = 10 * 60_000;

/** A job for a day, in the office's calendar: `2026-11-21`; or for an hour of it: `2026-11-21T06`. */
type JobOfDay = { name: string; day: string };

/**
 * A backup that was made and restored in a trial, or one that was made elsewhere and reported to us: of that one nothing
 * was counted. `problem` says why it is of no use.
 */
export type Backup = {
  at: Date;
  place: string;
  bytes: number | null;
  requests: number | null;
  messages: number | null;
  problem: string | null;
};

/** What the servers on one store share: the jobs that one of them does once a day, and what is known of backups. */
export function operationQueries(db: Kysely<Tables>, commit: Commit) {
  const newest = (at: Date) =>
    db
      .selectFrom('backups')
      .selectAll()
      .where('at', '<=', new Date(at.getTime() + CLOCK_TOLERANCE).toISOString())
      .orderBy('at', 'desc')
      .limit(1);
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
    async leaseJob(
      { name, day, today }: JobOfDay & { today: string },
      at: Date,
      leaseUntil: Date,
    ): Promise<boolean> {
      const tooLong = new Date(leaseUntil.getTime() + CLOCK_TOLERANCE).toISOString();
      const itsDay = day.slice(0, 10);
      const notYet = daysAfter(itsDay, -1);
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

    async recordBackup({ at, ...backup }: Backup): Promise<void> {
      const row = { id: randomUUID(), at: at.toISOString(), ...backup };
      await commit((transaction) => transaction.insertInto('backups').values(row).execute());
    },

    /** The newest of all, and the newest without a problem, of those that a right clock could have made by now. */
    async lastBackups(at: Date): Promise<{ last?: Backup; lastGood?: Backup }> {
      const last = await newest(at).executeTakeFirst();
      const lastGood = last?.problem
        ? await newest(at).where('problem', 'is', null).executeTakeFirst()
        : last;
      return { last: last && toBackup(last), lastGood: lastGood && toBackup(lastGood) };
    },
  };
}

function toBackup({ at, place, bytes, requests, messages, problem }: Tables['backups']): Backup {
  return { at: new Date(at), place, bytes, requests, messages, problem };
}
