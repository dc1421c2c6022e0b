import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DatabaseMoved } from '../store/database-file.ts';
import type { Store } from '../store/store.ts';

type Deps = { store: Pick<Store, 'assertInPlace'>; pollInterval?: number };

/** In milliseconds. Posts do not wait for it: each looks for itself. This is for the log of a quiet night. */
const LOOK_EVERY = 5_000;

/** Says in the log when the database was removed or replaced under us, and when it is back. */
export const databaseFileWatch = fastifyPlugin(
  async (app: FastifyInstance, { store, pollInterval = LOOK_EVERY }: Deps) => {
    let isMoved = false;

    function look() {
      const problem = findProblem(store);
      if (problem && !isMoved) app.log.fatal(`${problem} Until then, visitors are asked to call.`);
      if (!problem && isMoved) app.log.warn('The database file is back in its place.');
      isMoved = problem !== undefined;
    }

    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      timer = setInterval(look, pollInterval);
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
