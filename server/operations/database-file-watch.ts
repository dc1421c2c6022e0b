import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DatabaseMoved } from '../process/errors.ts';
import type { Store } from '../store/store.ts';

type Deps = { store: Pick<Store, 'assertInPlace'>; pollInterval?: number };

/** Every post checks too; this interval matters only when none arrive. */
const POLL_INTERVAL_MS = 5_000;

/** Logs when the database file was removed or replaced while it is open, and when it is back. */
export const databaseFileWatch = fastifyPlugin(
  async (app: FastifyInstance, { store, pollInterval = POLL_INTERVAL_MS }: Deps) => {
    let isMoved = false;

    function checkFile() {
      const problem = findProblem(store);
      if (problem && !isMoved) app.log.fatal(`${problem} Until then, visitors are asked to call.`);
      if (!problem && isMoved) app.log.warn('The database file is back in its place.');
      isMoved = problem !== undefined;
    }

    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      timer = setInterval(checkFile, pollInterval);
    });
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'database-file' },
);

function findProblem(store: Pick<Store, 'assertInPlace'>): string | undefined {
  try {
    store.assertInPlace();
  } catch (error) {
    if (error instanceof DatabaseMoved) return error.message;
    throw error;
  }
}
