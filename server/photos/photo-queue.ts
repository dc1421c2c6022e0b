import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { repeating } from '../process/repeat.ts';
import type { LeasedPhoto, NewDelivery, PhotoEnding, Store } from '../store/store.ts';
import type { PhotoFiles } from './photo-files.ts';
import type { PhotoProcess } from './photo-process.ts';

/** In milliseconds: what a server had in hand when it was killed, another one takes after this. Longer than the work takes. */
const LEASE = 120_000;

/** In milliseconds. */
const POLL_INTERVAL = 5_000;

/** How often a photo may end the program that decodes it. */
const MOST_TRIES = 2;

/** In milliseconds: how long a photo waits for what does not answer, at first and at most. */
const [FIRST_WAIT, LONGEST_WAIT] = [15_000, 15 * 60_000];

/** In milliseconds. */
const HOUR = 60 * 60_000;

type Deps = {
  store: Pick<Store, 'leasePhoto' | 'finishPhoto' | 'giveUpPhotos'>;
  files: PhotoFiles;
  photoProcess: Pick<PhotoProcess, 'pictures' | 'check'>;
  /** The mail that shows the office a batch. */
  plannedMail: () => NewDelivery;
  clock: () => Date;
  log: FastifyBaseLogger;
  interval?: number | undefined;
};

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

/** Makes pictures of the photos that have arrived, one after the other. */
export function createPhotoQueue({ store, files, photoProcess, plannedMail, clock, log, interval }: Deps) {
  let isWanted = false;
  let isStopping = false;
  let gaveUpAt = Number.NEGATIVE_INFINITY;
  const work = repeating(run, interval ?? POLL_INTERVAL);

  async function run() {
    try {
      do {
        isWanted = false;
        for (let photo = await next(); photo; photo = await next()) await workOn(photo);
      } while (isWanted && !isStopping);
      if (clock().getTime() - gaveUpAt < HOUR) return;
      await store.giveUpPhotos(clock());
      gaveUpAt = clock().getTime();
    } catch (error) {
      log.warn({ err: error }, 'photos cannot be read or written down');
    }
  }

  async function next(): Promise<LeasedPhoto | undefined> {
    const at = clock();
    return isStopping ? undefined : store.leasePhoto({ at, leaseUntil: new Date(at.getTime() + LEASE) });
  }

  async function workOn(photo: LeasedPhoto) {
    const ending = await endingOf(photo);
    const ended = await store.finishPhoto(photo, ending, clock());
    if (ended === 'gone') await files.remove(photo.id);
  }

  async function endingOf({ id, bytes, tries }: LeasedPhoto): Promise<PhotoEnding> {
    const made = await photoProcess.pictures(bytes);
    if ('problem' in made) {
      const { problem } = made;
      if ('ended' in made)
        log.warn({ photo: id, tries }, 'the program that decodes photos has ended or was too slow');
      // A program that ends without a picture, too, says nothing about this one.
      const mayBeGood = 'ended' in made && (tries < MOST_TRIES || !(await photoProcess.check()));
      return mayBeGood ? later(tries) : { state: 'refused', reason: problem };
    }
    const { pictures, width, height } = made;
    try {
      await files.keep(id, pictures);
    } catch (error) {
      log.error({ err: error, photo: id }, 'a photo cannot be kept now, and is tried again');
      return later(tries);
    }
    return { state: 'ready', width, height, tell: plannedMail() };
  }

  function later(tries: number): PhotoEnding {
    const wait = Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
    return { state: 'later', nextAttemptAt: new Date(clock().getTime() + wait) };
  }

  return {
    start: () => void work.start(),
    /** Says that a photo has arrived; returns at once. */
    wake() {
      isWanted = true;
      if (!isStopping) void work.run();
    },
    async stop() {
      isStopping = true;
      await work.stop();
    },
  };
}

/** In milliseconds after the start, when pages have been answered. */
const CHECK_AFTER = 5_000;

type PluginOptions = {
  photoQueue: PhotoQueue;
  photoProcess: PhotoProcess;
  config: Pick<Config, 'databaseUrl' | 'mediaUrl'>;
};

/** Works on photos while the server runs; ends before the store is closed. */
export const photos = fastifyPlugin(
  async (
    app: FastifyInstance,
    { photoQueue, photoProcess, config: { databaseUrl, mediaUrl } }: PluginOptions,
  ) => {
    app.addHook('onReady', async () => photoQueue.start());
    if (databaseUrl && !mediaUrl) {
      app.log.info(
        'pictures and photos are kept in DATA_DIR: several servers must share it, or set MEDIA_URL',
      );
    }
    app.addHook('onListen', async () => void setTimeout(check, CHECK_AFTER).unref());
    app.addHook('onClose', async () => {
      await photoQueue.stop();
      photoProcess.close();
    });

    async function check() {
      if (await photoProcess.check()) return;
      app.log.error('pictures cannot be decoded on this machine (sharp), so no photos are taken');
    }
  },
  { name: 'photos', dependencies: ['deliveries'] },
);
