import type { FastifyInstance } from 'fastify';

/** Work that no answer waits for. */
export type BackgroundWork = {
  /** Begins it at once; a failure is logged. */
  run(work: () => Promise<void>): void;
};

/** The server closes after the last of it, and the store after the server. */
export function createBackgroundWork(app: FastifyInstance): BackgroundWork {
  const { log } = app;
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return {
    run(work) {
      const done = work()
        .catch((error: unknown) => log.error({ err: error }, 'what was to be done after an answer failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
  };
}
