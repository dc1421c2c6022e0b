// The store on a thread of its own: answers the calls of `store-thread.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { openStore } from './open.ts';
import type { StoreEvents, StoreThread } from './store-thread.ts';
import { packError } from './thread-errors.ts';

const functions: StoreThread = {
  async open() {
    const store = await openStore(workerData, {
      warn: ({ err }, message) => rpc.warn(packError(err), message),
    });
    Object.assign(functions, store);
    return Object.keys(store);
  },
};

const rpc = createBirpc<StoreEvents, StoreThread>(functions, {
  post: (message) => parentPort?.postMessage(message),
  on: (receive) => parentPort?.on('message', receive),
  serialize: (message) => (message.e ? { ...message, e: packError(message.e) } : message),
  eventNames: ['warn'],
});
