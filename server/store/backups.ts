import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CLOCK_TOLERANCE } from './clock-tolerance.ts';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';

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

export function backupQueries(db: Kysely<Tables>, commit: Commit) {
  const newest = (at: Date) =>
    db
      .selectFrom('backups')
      .selectAll()
      .where('at', '<=', new Date(at.getTime() + CLOCK_TOLERANCE).toISOString())
      .orderBy('at', 'desc')
      .limit(1);
  return {
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
