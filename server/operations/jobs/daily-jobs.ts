import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { reportDay } from '../../reports/report.ts';
import type { Store } from '../../store/store.ts';
import { makeBackup } from '../backup/make.ts';
import type { ClockWatch } from '../clock/watch.ts';
import { bulkDeletionInWords, findBulkDeletion } from '../retention/bulk-deletion.ts';
import { removeExpired } from '../retention/retention.ts';
import type { DailyJob } from './scheduler.ts';

type Deps = {
  store: Store;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mailFrom' | 'retentionMonths'>;
  clock: () => Date;
  deliverLater: () => void;
  /** Whether the clock may be believed. */
  beat: ClockWatch['beat'];
  log: FastifyBaseLogger;
};

/** What the server does by itself each day, in this order: the digest tells of the backup. */
export function dailyJobs({ store, config, clock, deliverLater, beat, log }: Deps): DailyJob[] {
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
      // A heartbeat first: the clock may have been changed since the last one.
      const { steady } = await beat();
      const at = clock();
      const question = await findBulkDeletion({ store, config, at });
      if (question) log.error(question, bulkDeletionInWords(question));
      else if (!steady) log.warn('old requests are kept until the clock has gone on evenly for a day');
      const { leads } = await removeExpired({ store, config, at, leads: steady ? 'few' : 'none' });
      log.info({ leads }, 'what is old has been deleted');
    },
  };
  const digest: DailyJob = {
    name: 'digest',
    hour: 7,
    async run(day) {
      if (await reportDay({ store, config, at: clock() }, day)) deliverLater();
    },
  };
  // Who looks after a PostgreSQL backs it up; `leads backup --seen` is how we hear of it.
  return config.databaseUrl ? [retention, digest] : [backup, retention, digest];
}
