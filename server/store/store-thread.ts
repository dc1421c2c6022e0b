import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { Config } from '../config.ts';
import { checkOfFiles } from './database-file.ts';
import type { StoreLog } from './open.ts';
import type { Store } from './store.ts';
import { type PackedError, unpackError } from './thread-errors.ts';

/** What the thread can be asked for: first of all to open the store, and then for everything that the store does. */
export type StoreThread = {
  /** The names of the store's functions. */
  open(): Promise<string[]>;
};

/** What the thread tells by itself. */
export type StoreEvents = { warn(error: PackedError, message: string): void };

/** Beside the program's own file, where the build puts it. */
const WORKER = new URL('./store-worker.js', import.meta.url);

/**
 * Opens the store on a thread of its own, so that pages are answered and connections accepted while it works. Throws what
 * `openStore` throws. Should the thread ever end by itself, that ends the program.
 */
export async function openStoreThread(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: StoreLog,
  file = WORKER,
): Promise<Store> {
  const worker = new Worker(file, { workerData: { databaseUrl, dataDir } });
  const rpc = createBirpc<StoreThread & Pick<Store, 'close'>, StoreEvents>(
    { warn: (error, message) => log.warn({ err: unpackError(error) }, message) },
    {
      post: (message) => worker.postMessage(message),
      on: (receive) => worker.on('message', receive),
      deserialize: (message) => (message.e ? { ...message, e: unpackError(message.e) } : message),
      // What takes long, such as deleting a year of leads, may take long.
      timeout: -1,
    },
  );
  worker.on('error', (error) => {
    rpc.$close(error);
    throw error;
  });

  async function close() {
    if (rpc.$closed) return;
    try {
      await rpc.close();
    } finally {
      rpc.$close();
      await worker.terminate();
    }
  }

  try {
    const names = await rpc.open();
    const call = (name: string) => [name, (...args: unknown[]) => rpc.$call(name as 'open', ...(args as []))];
    // Answered here, for it answers at once: both threads look at the same files.
    const assertInPlace = databaseUrl ? () => {} : checkOfFiles(join(dataDir, 'one-call.sqlite'));
    return { ...Object.fromEntries(names.map(call)), assertInPlace, close } as Store;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
