import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** Does a piece of work; when it resolves, its group's transaction is committed to the disk. */
export type Commit = <Result>(work: Work<Result>) => Promise<Result>;

/** A piece of work on the store; it may be done again when another of its group has failed. */
export type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

/** Does what a whole group asks for and answers each of them, in their order. */
type GroupWork<Item, Result> = (transaction: Transaction<Tables>, items: Item[]) => Promise<Result[]>;

type Job<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

/** Maximum writes per transaction: enough to make the disk's share small, few enough that a lookup can wait for them. */
const LARGEST_GROUP = 100;

/** In milliseconds: a store that hangs for each one in turn must not keep the last of them waiting for minutes. */
const RETRY_BUDGET = 5_000;

/**
 * Commits together what arrives together: waiting for the disk is most of what a small transaction costs, and
 * many requests can share one wait. No request is answered before the commit, nor if it went into a file that is no
 * longer in its place.
 */
export function createGroupCommit<Item, Result>(
  { db, lockWriters, assertInPlace }: Pick<Engine, 'db' | 'lockWriters' | 'assertInPlace'>,
  work: GroupWork<Item, Result>,
): (item: Item) => Promise<Result> {
  const waiting: Job<Item, Result>[] = [];
  let running = false;

  async function run() {
    while (waiting.length > 0) {
      // SQLite works without a pause: a lookup gets its turn before each group, and what is arriving at this moment joins it.
      await setImmediate();
      await commitGroup(waiting.splice(0, LARGEST_GROUP));
    }
    running = false;
  }

  async function commitGroup(group: Job<Item, Result>[]): Promise<void> {
    let isWorking = false;
    try {
      const results = await db.transaction().execute(async (transaction) => {
        await lockWriters(transaction);
        isWorking = true;
        const done = await work(
          transaction,
          group.map(({ item }) => item),
        );
        isWorking = false;
        return done;
      });
      assertInPlace();
      for (const [place, job] of group.entries()) job.resolve(results[place] as Result);
    } catch (error) {
      // Outside the work it is the store that failed, for all of them; in it, it may be one of them.
      if (isWorking && group.length > 1) await commitEach(group, error);
      else for (const job of group) job.reject(error);
    }
  }

  async function commitEach(group: Job<Item, Result>[], error: unknown): Promise<void> {
    const end = performance.now() + RETRY_BUDGET;
    for (const job of group) {
      if (performance.now() < end) await commitGroup([job]);
      else job.reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}
