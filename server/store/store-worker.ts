// The store on a thread of its own: answers the calls of `store-thread.ts`.
import { workerData } from 'node:worker_threads';
import { packError } from '../process/errors.ts';
import { answerCalls } from '../process/thread.ts';
import { openStore } from './store.ts';
import type { StoreEvents, StoreThread } from './store-thread.ts';

const functions: StoreThread = {
  async open() {
    const store = await openStore(workerData, {
      warn: ({ err }, message) => events.warn(packError(err), message),
    });
    Object.assign(functions, store);
    return Object.keys(store);
  },
};

const events = answerCalls<StoreThread, StoreEvents>(functions, ['warn']);
