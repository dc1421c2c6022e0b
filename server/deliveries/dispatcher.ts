import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LANES } from '../store/lanes.ts';
import type { DeliveryLane, Store } from '../store/store.ts';
import type { Mailer } from './mail/send-mail.ts';
import type { Send } from './outcome.ts';
import { createQueue } from './queue.ts';
import { createRush } from './rush.ts';

/** How often to look for what has become due. */
const LOOK_EVERY = 5_000;

export type Dispatcher = {
  /** Begins with whatever the last run left over. */
  start(): void;
  /** Says that there is something new to send; returns at once. */
  deliverLater(): void;
  /** Waits for what is in hand and takes nothing more. */
  stop(): Promise<void>;
};

type Deps = {
  store: Pick<Store, 'claimDueDeliveries' | 'renewLease' | 'finishAttempt' | 'postponeEscalation'>;
  /** How something is handed on, for each lane. */
  lanes: Record<DeliveryLane, Send>;
  mailFrom: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  pollInterval?: number;
};

/** A queue for each lane, woken when something new has come and from time to time. */
export function createDispatcher({ lanes, pollInterval = LOOK_EVERY, ...needs }: Deps): Dispatcher {
  const rush = createRush();
  const queues = LANES.map((lane) => createQueue({ ...needs, lane, send: lanes[lane], isRush: rush.isOn }));
  let timer: NodeJS.Timeout | undefined;

  function deliverLater() {
    if (!timer) return;
    for (const queue of queues) queue.wake();
  }

  return {
    start() {
      timer = setInterval(deliverLater, pollInterval);
      deliverLater();
    },
    deliverLater() {
      rush.count();
      deliverLater();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

type LifecycleDeps = { dispatcher: Dispatcher; mailer: Mailer; store: Store };

/** Starts sending when the server is ready; closes after the last request: first the mails in hand, then the store. */
export const deliveries = fastifyPlugin(
  async (app: FastifyInstance, { dispatcher, mailer, store }: LifecycleDeps) => {
    app.addHook('onReady', async () => dispatcher.start());
    app.addHook('onClose', async () => {
      await dispatcher.stop();
      await mailer.close();
      await store.close();
    });
  },
  { name: 'deliveries' },
);
