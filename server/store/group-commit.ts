import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** A piece of work on the store; it may be done again when another of its group has failed. */
type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

/** Does a piece of work; when it resolves, its group's transaction is committed to the disk. */
export type Commit = <Result>(work: Work<Result>) => Promise<Result>;

type Job = { work: Work<unknown>; resolve(result: unknown): void; reject(error: unknown): void };

/** So many share one transaction at most: enough to make the disk's part small, few enough that a page can wait. */
const LARGEST_GROUP = 25;

/**
 * Commits together what arrives together: waiting for the disk is most of what a small transaction costs, and
 * many requests can share one wait. Nobody is answered before the commit, nor when it has gone into a file that is no
 * longer in its place.
 */
export function createGroupCommit({
  db,
  lockWriters,
  assertInPlace,
}: Pick<Engine, 'db' | 'lockWriters' | 'assertInPlace'>): Commit {
  const waiting: Job[] = [];
  let running = false;

  async function run() {
    while (waiting.length > 0) {
      // SQLite works without a pause: whoever asks for a page meanwhile gets a turn before each group, and what is being
      // read at this moment joins it.
      await setImmediate();
      await commitGroup(waiting.splice(0, LARGEST_GROUP));
    }
    running = false;
  }

  async function commitGroup(group: Job[]): Promise<void> {
    let current: Job | undefined;
    try {
      const results = await db.transaction().execute(async (transaction) => {
        await lockWriters(transaction);
        const done: unknown[] = [];
        for (const job of group) {
          current = job;
          done.push(await job.work(transaction));
        }
        current = undefined;
        return done;
      });
      assertInPlace();
      group.forEach((job, place) => {
        job.resolve(results[place]);
      });
    } catch (error) {
      // Without a culprit it is the store that failed, for all of them.
      const failed = current ? [current] : group;
      for (const job of failed) job.reject(error);
      const others = group.filter((job) => !failed.includes(job));
      if (others.length > 0) await commitGroup(others);
    }
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job['resolve'], reject });
      if (running) return;
      running = true;
      void run();
    });
}
