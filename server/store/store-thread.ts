import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type PackedError, unpackError } from '../process/errors.ts';
import { startThread } from '../process/thread.ts';
import { checkOfFiles } from './sqlite.ts';
import type { Store, StoreLog } from './store.ts';

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
 * Opens the store on a thread of its own, so it never blocks pages and new connections. Throws what
 * `openStore` throws.
 */
export async function openStoreThread(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: StoreLog,
  file = WORKER,
): Promise<Store> {
  const events: StoreEvents = { warn: (error, message) => log.warn({ err: unpackError(error) }, message) };
  const { calls, close, end } = startThread<StoreThread & Pick<Store, 'close'>>(
    file,
    { databaseUrl, dataDir },
    events,
  );

  try {
    const names = await calls.open();
    const call = (name: string) => [
      name,
      (...args: unknown[]) => calls.$call(name as 'open', ...(args as [])),
    ];
    // Answered here, for it answers at once: both threads look at the same files.
    const assertInPlace = databaseUrl ? () => {} : checkOfFiles(join(dataDir, 'one-call.sqlite'));
    return { ...Object.fromEntries(names.map(call)), assertInPlace, close } as Store;
  } catch (error) {
    await end();
    throw error;
  }
}
