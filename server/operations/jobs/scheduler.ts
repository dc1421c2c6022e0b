import type { FastifyBaseLogger } from 'fastify';
import { businessDay, businessHour, dayBefore } from '../../formats/business-time.ts';
import { repeating } from '../../process/repeat.ts';
import type { Store } from '../../store/store.ts';

/** A job that runs once a day, at or after `hour` in the office's time zone. */
export type DailyJob = {
  name: string;
  hour: number;
  /** An error is logged, and the job runs again when its lease has ended. */
  run(day: string): Promise<void>;
};

type Deps = {
  store: Pick<Store, 'jobsDone' | 'leaseJob' | 'finishJob'>;
  jobs: DailyJob[];
  clock: () => Date;
  log: FastifyBaseLogger;
};

const POLL_INTERVAL_MS = 60_000;
/** Longer than any job takes; one that failed, or whose server died, runs again after this. */
const LEASE = 15 * 60_000;

export type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Runs each job once a day, on one of the servers of a store. After days without a server, a job runs once. On a new store
 * the jobs begin with the next day on which they are due.
 */
export function createScheduler({ store, jobs, clock, log }: Deps) {
  const checks = repeating(doDueJobs, POLL_INTERVAL_MS);
  let stopped = false;

  async function doDueJobs() {
    try {
      const now = clock();
      const due = jobs.map((job) => ({ ...job, day: dueDay(job, now) }));
      const done = await store.jobsDone(due.map(({ name, day }) => ({ name, day })));
      for (const job of due) {
        const last = done[job.name] ?? '';
        // Last run on a future day: the clock was wrong then.
        if (!stopped && (job.day > last || last.slice(0, 10) > businessDay(now))) await doJob(job);
      }
    } catch (error) {
      // The store has failed; the timer tries again.
      log.error({ err: error }, 'the daily jobs cannot be read or written down');
    }
  }

  async function doJob({ name, day, run }: DailyJob & { day: string }) {
    const at = clock();
    const job = { name, day, today: businessDay(at) };
    if (!(await store.leaseJob(job, at, new Date(at.getTime() + LEASE)))) return;
    try {
      await run(day);
    } catch (error) {
      log.error({ err: error, job: name }, 'a daily job has failed');
      return;
    }
    await store.finishJob({ name, day });
    log.info({ job: name, day }, 'daily job done');
  }

  return {
    start() {
      stopped = false;
      void checks.start();
    },
    /** Runs the jobs that are due. */
    check: checks.run,
    /** Waits for the running job and starts no other. */
    stop() {
      stopped = true;
      return checks.stop();
    },
  };
}

/** The last day on which the job was or is due. */
function dueDay({ hour }: Pick<DailyJob, 'hour'>, now: Date): string {
  const today = businessDay(now);
  return businessHour(now) >= hour ? today : dayBefore(today);
}
