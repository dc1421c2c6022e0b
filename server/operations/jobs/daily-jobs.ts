import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { checkPhotos } from '../../photos/photo-check.ts';
import type { PhotoFiles } from '../../photos/photo-files.ts';
import type { Store } from '../../store/store.ts';
import { backupFolder, makeBackup } from '../backup/make-backup.ts';
import { backUpPictures, picturesFolder } from '../backup/pictures.ts';
import type { ClockWatch } from '../clock-watch.ts';
import { describeBulkDeletion, findBulkDeletion, removeExpired } from '../retention.ts';
import type { DailyJob, Scheduler } from './scheduler.ts';

type Deps = {
  store: Store;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaUrl' | 'retentionMonths'>;
  website: { removeUnused(before: Date): Promise<void> };
  photoFiles: PhotoFiles;
  clock: () => Date;
  /** Writes the digest of a day. */
  reportDay: (day: string) => Promise<void>;
  /** Whether the clock can be trusted. */
  beat: ClockWatch['beat'];
  log: FastifyBaseLogger;
};

const DAY = 24 * 60 * 60_000;

/** The jobs of each day, in this order: the digest reports on the backup. */
export function dailyJobs({
  store,
  config,
  website,
  photoFiles,
  clock,
  reportDay,
  beat,
  log,
}: Deps): DailyJob[] {
  const backup: DailyJob = {
    name: 'backup',
    hour: 3,
    async run() {
      const { problem, bytes } = await makeBackup({ store, config, at: clock() });
      // Throwing makes the scheduler try again; until then the digest reports it.
      if (problem && bytes === null) throw new Error(`The backup is unusable. ${problem}`);
      if (problem) log.error(problem);
    },
  };
  /** PostgreSQL is backed up with its own tools, which report with `leads backup --seen`; they do not know the pictures. */
  const pictures: DailyJob = {
    name: 'pictures',
    hour: 3,
    async run() {
      const problem = await backUpPictures({ named: await store.websiteMasters(), config });
      if (!problem) return;
      log.error(problem);
      const place = picturesFolder(backupFolder(config));
      await store.recordBackup({ at: clock(), place, bytes: null, requests: null, messages: null, problem });
    },
  };
  const unused: DailyJob = {
    name: 'unused',
    hour: 4,
    async run() {
      const { steady } = await beat();
      if (steady) await website.removeUnused(new Date(clock().getTime() - DAY));
    },
  };
  const retention: DailyJob = {
    name: 'retention',
    hour: 4,
    async run() {
      // The clock may have changed since the last heartbeat.
      const { steady } = await beat();
      const at = clock();
      const question = await findBulkDeletion({ store, config, at });
      if (question) log.error(question, describeBulkDeletion(question));
      else if (!steady) log.warn('old requests are kept until the clock has been steady for a day');
      const { leads } = await removeExpired({ store, config, at, leads: steady ? 'few' : 'none' });
      log.info({ leads }, 'what is old has been deleted');
    },
  };
  const photos: DailyJob = {
    name: 'photos',
    hour: 4,
    async run() {
      const { lost, removed } = await checkPhotos({ store, files: photoFiles });
      if (removed.length > 0)
        log.warn({ photos: removed }, 'files of photos that no request has were removed');
      if (lost.length > 0)
        log.error({ photos: lost }, 'photos are lost; if another server has their files, set MEDIA_URL');
    },
  };
  const digest: DailyJob = {
    name: 'digest',
    hour: 7,
    run: reportDay,
  };
  return [config.databaseUrl ? pictures : backup, retention, unused, photos, digest];
}

/** Starts heartbeats and daily jobs when the server is ready; on close, waits for running ones before the store closes. */
export const jobs = fastifyPlugin(
  async (
    app: FastifyInstance,
    { scheduler, clockWatch }: { scheduler: Scheduler; clockWatch: ClockWatch },
  ) => {
    app.addHook('onReady', async () => {
      clockWatch.start();
      scheduler.start();
    });
    app.addHook('onClose', async () => {
      await scheduler.stop();
      await clockWatch.stop();
    });
  },
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'jobs', dependencies: ['deliveries'] },
);
