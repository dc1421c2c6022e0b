import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Attempt, Store, TakenDelivery } from '../store/store.ts';
import { compose, loadTemplates } from './compose.ts';
import { nextAttempt } from './retry.ts';
import type { Transport } from './transport.ts';

/** Longer than any attempt takes; a mail that a crash left in hand is tried again after this. */
const LEASE = 120_000;
/** How often to look for mails that have become due. */
const LOOK_EVERY = 5_000;

export type Dispatcher = {
  /** Begins with whatever the last run left over. */
  start(): void;
  /** Says that there is something new to send; returns at once. */
  deliverLater(): void;
  /** Waits for the mail in hand and takes no other. */
  stop(): Promise<void>;
};

type Needs = {
  store: Store;
  transport: Transport;
  config: Pick<Config, 'mailFrom' | 'officeEmail'>;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Sends what the store says is due, one mail after the other, and writes down how each attempt ended. */
export function createDispatcher({ store, transport, config, clock, log }: Needs): Dispatcher {
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> | undefined;
  let moreCame = false;

  function deliverLater() {
    if (!running) return;
    moreCame = true;
    work ??= deliverDue().finally(() => {
      work = undefined;
    });
  }

  async function deliverDue() {
    try {
      while (running && moreCame) {
        moreCame = false;
        for (let delivery = await takeNext(); delivery; delivery = running ? await takeNext() : undefined) {
          await deliverNow(delivery);
        }
      }
    } catch (error) {
      // The store has failed, not the mail: the timer looks again.
      log.error({ err: error }, 'deliveries cannot be read or written down');
    }
  }

  function takeNext() {
    const now = clock();
    return store.takeDueDelivery(now, new Date(now.getTime() + LEASE));
  }

  async function deliverNow(delivery: TakenDelivery) {
    const attempt = await tryToSend(delivery);
    await store.finishAttempt(delivery.id, attempt);
    const { kind, attempts, about } = delivery;
    const line = {
      form: about.form,
      number: about.number,
      kind,
      state: attempt.state,
      attempt: attempts + 1,
    };
    if (attempt.state === 'sent') log.info(line, 'mail delivered');
    else log.warn(line, 'mail not delivered');
  }

  async function tryToSend(delivery: TakenDelivery): Promise<Attempt> {
    try {
      const answer = await transport.send(await compose(delivery, config), mailName(delivery));
      return { state: 'sent', answer, at: clock() };
    } catch (error) {
      // Not to the log: a mail server's answer may name the customer's address.
      const answer = error instanceof Error ? error.message : String(error);
      const at = clock();
      const nextAttemptAt = nextAttempt(delivery, at);
      return nextAttemptAt ? { state: 'failed', answer, at, nextAttemptAt } : { state: 'dead', answer, at };
    }
  }

  return {
    start() {
      running = true;
      timer = setInterval(deliverLater, LOOK_EVERY);
      loadTemplates().catch((error) => log.error({ err: error }, 'the mail templates cannot be loaded'));
      deliverLater();
    },
    deliverLater,
    async stop() {
      running = false;
      clearInterval(timer);
      await work;
    },
  };
}

/** Sorts by time and says what it is: `2026-11-21T09-30-05-12-office-mail`, or `…-message-12-office-mail`. */
function mailName({ kind, about, createdAt }: TakenDelivery): string {
  const time = createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
  const number = about.form === 'contact' ? `message-${about.number}` : about.number;
  return `${time}-${number}-${kind}`;
}
