import type { FastifyBaseLogger } from 'fastify';
import { makeBackup } from '../backup/make.ts';
import type { Config } from '../config.ts';
import { reportDay } from '../reports/report.ts';
import { removeWhatIsOld } from '../retention/retention.ts';
import type { Store } from '../store/store.ts';
import type { DailyJob } from './scheduler.ts';

type Needs = {
  store: Store;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mailFrom' | 'retentionMonths'>;
  clock: () => Date;
  deliverLater: () => void;
  log: FastifyBaseLogger;
};

/** What the server does by itself each day, in this order: the digest tells of the backup. */
export function dailyJobs({ store, config, clock, deliverLater, log }: Needs): DailyJob[] {
  const backup: DailyJob = {
    name: 'backup',
    hour: 3,
    async run() {
      const { problem } = await makeBackup({ store, config, at: clock() });
      // Tried again soon, for the disk may have been full; until then the digest tells of it.
      if (problem) throw new Error(`The backup is of no use. ${problem}`);
    },
  };
  const retention: DailyJob = {
    name: 'retention',
    hour: 4,
    async run() {
      const { leads } = await removeWhatIsOld({ store, config, at: clock() });
      log.info({ leads }, 'what is old has been deleted');
    },
  };
  const digest: DailyJob = {
    name: 'digest',
    hour: 7,
    async run(day) {
      if (await reportDay({ store, mailFrom: config.mailFrom, at: clock() }, day)) deliverLater();
    },
  };
  // Who looks after a PostgreSQL backs it up; `leads backup --seen` is how we hear of it.
  return config.databaseUrl ? [retention, digest] : [backup, retention, digest];
}
