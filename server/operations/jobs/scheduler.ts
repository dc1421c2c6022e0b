import type { FastifyBaseLogger } from 'fastify';
import { businessDay, businessHour, dayBefore } from '../../business-time.ts';
import type { Store } from '../../store/store.ts';

/** Something that is done once a day, from an hour on by the office's clock. */
export type DailyJob = {
  name: string;
  hour: number;
  /** What it throws is logged, and it is tried again when its lease has ended. */
  run(day: string): Promise<void>;
};

export type Scheduler = {
  start(): void;
  /** Does what is due; the timer calls it. */
  check(): Promise<void>;
  /** Waits for the job in hand and begins no other. */
  stop(): Promise<void>;
};

type Deps = {
  store: Pick<Store, 'jobsDone' | 'claimJob' | 'finishJob'>;
  jobs: DailyJob[];
  clock: () => Date;
  log: FastifyBaseLogger;
};

const LOOK_EVERY = 60_000;
/** Longer than any job takes; one that failed, or whose server died, is tried again after this. */
const LEASE = 15 * 60_000;

/**
 * Does each job once a day, whichever of several servers comes first. A day that was missed while no server ran is made
 * up for at the next start, and several of them by doing the job once. On a new store the jobs begin with the next day
 * that they are due on.
 */
export function createScheduler({ store, jobs, clock, log }: Deps): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let work: Promise<void> | undefined;

  function check() {
    work ??= doDueJobs().finally(() => {
      work = undefined;
    });
    return work;
  }

  async function doDueJobs() {
    try {
      const now = clock();
      const due = jobs.map((job) => ({ ...job, day: dueDay(job, now) }));
      const done = await store.jobsDone(due.map(({ name, day }) => ({ name, day })));
      for (const job of due) {
        const last = done[job.name] ?? '';
        // Done on a day that has not come: the clock was wrong.
        if (!stopped && (job.day > last || last > businessDay(now))) await doJob(job);
      }
    } catch (error) {
      // The store has failed: the timer looks again.
      log.error({ err: error }, 'the daily jobs cannot be read or written down');
    }
  }

  async function doJob({ name, day, run }: DailyJob & { day: string }) {
    const at = clock();
    if (!(await store.claimJob({ name, day }, at, new Date(at.getTime() + LEASE)))) return;
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
      timer = setInterval(check, LOOK_EVERY);
      void check();
    },
    check,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await work;
    },
  };
}

/** The last day on which it was or is time. */
function dueDay({ hour }: Pick<DailyJob, 'hour'>, now: Date): string {
  const today = businessDay(now);
  return businessHour(now) >= hour ? today : dayBefore(today);
}
