import { parentPort, Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { packError, unpackError } from './errors.ts';

/** What a thread does when it is asked, by calls with plain data. */
type Functions = { close(): Promise<void> };

type Thread<Calls extends Functions> = {
  calls: BirpcReturn<Calls, object>;
  /** Lets it finish and close first. */
  close(): Promise<void>;
  /** Ends it at once; whatever it was asked for is refused. */
  end(): Promise<void>;
};

/** Starts a thread. If it ends unexpectedly, so does the program. */
export function startThread<Calls extends Functions>(
  file: URL,
  workerData: object,
  events: object = {},
): Thread<Calls> {
  const worker = new Worker(file, { workerData });
  const calls = createBirpc<Calls, object>(events, {
    post: (message) => worker.postMessage(message),
    on: (receive) => worker.on('message', receive),
    deserialize: (message) => (message.e ? { ...message, e: unpackError(message.e) } : message),
    // What takes long, such as deleting a year of leads, may take long.
    timeout: -1,
  });
  worker.on('error', (error) => {
    calls.$close(error);
    throw error;
  });

  async function close() {
    if (calls.$closed) return;
    try {
      await (calls as BirpcReturn<Functions>).close();
    } finally {
      await end();
    }
  }

  async function end() {
    calls.$close();
    await worker.terminate();
  }

  return { calls, close, end };
}

/** Within the thread: answers calls and sends events. */
export function answerCalls<Calls extends object, Events extends object>(
  functions: Calls,
  eventNames: (keyof Events)[] = [],
) {
  return createBirpc<Events, Calls>(functions, {
    post: (message) => parentPort?.postMessage(message),
    on: (receive) => parentPort?.on('message', receive),
    serialize: (message) => (message.e ? { ...message, e: packError(message.e) } : message),
    eventNames,
  });
}
