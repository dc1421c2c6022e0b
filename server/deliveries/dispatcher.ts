import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LANES } from '../store/deliveries.ts';
import type { DeliveryLane, Store } from '../store/store.ts';
import type { Mailer } from './mail/send-mail.ts';
import type { Send } from './outcome.ts';
import { createQueue } from './queue.ts';

/** How often to look for what has become due. */
const POLL_INTERVAL = 5_000;

type Dispatcher = ReturnType<typeof createDispatcher>;

type Deps = {
  store: Pick<Store, 'leaseDueDeliveries' | 'renewLease' | 'finishAttempt' | 'postponeEscalation'>;
  /** How something is handed on, for each lane. */
  lanes: Record<DeliveryLane, Send>;
  mailFrom: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  pollInterval?: number;
};

/** A queue for each lane, woken when something new has come and from time to time. */
export function createDispatcher({ lanes, pollInterval = POLL_INTERVAL, ...needs }: Deps) {
  const rush = createRush();
  const queues = LANES.map((lane) => createQueue({ ...needs, lane, send: lanes[lane], isRush: rush.isOn }));
  let timer: NodeJS.Timeout | undefined;

  function deliverLater() {
    if (!timer) return;
    for (const queue of queues) queue.wake();
  }

  return {
    /** Begins with whatever the last run left over. */
    start() {
      timer = setInterval(deliverLater, pollInterval);
      deliverLater();
    },
    /** Says that there is something new to send; returns at once. */
    deliverLater() {
      rush.count();
      deliverLater();
    },
    /** Waits for what is in hand and takes nothing more. */
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

/** In milliseconds. */
const SPAN = 250;

/** More requests than this within the span are a rush: a hundred a second, which is a flood and no good day. */
const MANY = 25;

/** Tells whether requests come in faster than people send them. `now` is in milliseconds. */
export function createRush(now = () => performance.now()) {
  let began = Number.NEGATIVE_INFINITY;
  let counted = 0;

  return {
    /** Call it for each new request. */
    count() {
      if (now() - began > SPAN) {
        began = now();
        counted = 0;
      }
      counted++;
    },
    isOn: () => counted > MANY && now() - began <= SPAN,
  };
}
