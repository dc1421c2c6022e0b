import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { oneLine } from '../formats/visible-text.ts';
import type { DeliveryLane, LeasedDelivery, Store } from '../store/store.ts';
import { attemptOf, logAttempt, TOO_LATE } from './attempt.ts';
import type { Outcome, Send } from './outcome.ts';
import { isUseless } from './retry.ts';

/** In each lane; over SMTP it is the number of its connections as well. */
export const MAX_CONCURRENT = 4;

/** In milliseconds, before each one in a rush: a visitor waits for an answer, and a mail can wait. */
const RUSH_PAUSE = 250;

/** In milliseconds: how soon after a failure a result is written down again; at first, and at most. */
const [FIRST_REWRITE, LONGEST_REWRITE] = [50, 1_000];

/**
 * In milliseconds. What a server had in hand when it was killed, another one takes after this, or the same one when it is back.
 * Short, because an office that is to be woken must not wait for it.
 */
export const LEASE = 40_000;

/** In milliseconds. Two renewals may fail, or the clocks of two servers differ by half a minute, before a lease ends too early. */
const RENEW_EVERY = 10_000;

type Deps = {
  lane: DeliveryLane;
  send: Send;
  store: Pick<Store, 'leaseDueDeliveries' | 'renewLease' | 'finishAttempt' | 'postponeEscalation'>;
  mailFrom: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** How often a lease is renewed, in milliseconds; for tests. */
  renewEvery?: number | undefined;
  /** How long a lane waits for a result to be written down, in milliseconds; for tests. */
  patienceMs?: number;
  /** Whether requests come in faster than people send them; then one at a time leaves, and only a few a second. */
  isRush(): boolean;
};

/** Sends what the store says is due in one lane, several at a time, and writes down how each attempt ended. */
export function createQueue(deps: Deps) {
  const { lane, send, store, mailFrom, clock, log, renewEvery, patienceMs = LEASE, isRush } = deps;
  const inHand = new Map<string, { delivery: LeasedDelivery; work: Promise<void> }>();
  /** One at first and after every failure: a server that is down or busy gets one at a time. */
  let maxConcurrent = 1;
  /** How many results the store could not take yet, and for how many of them the lane waits. */
  const unwritten = { all: 0, awaited: 0 };
  let stopping = false;
  let moreCame = false;
  let isTaking = false;
  let taking = Promise.resolve();
  /** Whether the last reading failed. */
  let isUnread = false;

  async function takeDue() {
    isTaking = true;
    // What ends at one moment, as a group does, makes room for as many: they are taken together.
    await setImmediate();
    try {
      while (moreCame && !stopping && unwritten.awaited === 0 && room() > 0) {
        const rushed = isRush();
        if (rushed) await setTimeout(RUSH_PAUSE);
        if (stopping) break;
        moreCame = false;
        for (const delivery of await leaseDue(rushed ? 1 : room())) take(delivery);
        isUnread = false;
      }
    } catch (error) {
      storeFailed(error, isUnread);
      isUnread = true;
    }
    isTaking = false;
  }

  function room() {
    return maxConcurrent - (inHand.size - unwritten.all);
  }

  function leaseDue(most: number) {
    const at = clock();
    return store.leaseDueDeliveries({ at, leaseUntil: leaseFrom(at), lane, most });
  }

  /** What is still being sent, although its lease could not be renewed, goes on with the new one: twice would be once too often. */
  function take(delivery: LeasedDelivery) {
    const known = inHand.get(delivery.id);
    if (known) {
      known.delivery.leasedUntil = delivery.leasedUntil;
      return;
    }
    const work = deliverNow(delivery)
      .finally(() => inHand.delete(delivery.id))
      .then(poll, (error) => storeFailed(error));
    inHand.set(delivery.id, { delivery, work });
  }

  function poll() {
    moreCame = true;
    if (!isTaking) taking = takeDue();
  }

  /** A first failure is a warning: after a connection that was cut, the next try works. */
  function storeFailed(error: unknown, isRepeated = true) {
    log[isRepeated ? 'error' : 'warn']({ err: error }, 'deliveries cannot be read or written down');
  }

  async function deliverNow(delivery: LeasedDelivery) {
    const leave = keepLease(delivery, { store, clock, onError: storeFailed, renewEvery });
    const outcome = isUseless(delivery, clock()) ? TOO_LATE : await send(delivery).catch(unexpected);
    await leave();
    maxConcurrent = outcome.result === 'retry' ? 1 : Math.min(maxConcurrent + 1, MAX_CONCURRENT);
    if (outcome.result === 'postponed') return store.postponeEscalation(delivery, outcome.until, clock());
    const attempt = attemptOf(delivery, outcome, mailFrom, clock());
    const inTime = await writtenDown(() => store.finishAttempt(delivery, attempt));
    logAttempt(log, { delivery, outcome, attempt, inTime });
  }

  /**
   * Tries until the store has taken the result of an attempt: without it, what the other side has taken would be sent again
   * after the lease. For as long as a lease lasts, this lane takes nothing more. A server that stops waits for one more try.
   */
  async function writtenDown<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      storeFailed(error, false);
    }
    const patience = performance.now() + patienceMs;
    let isAwaited = true;
    unwritten.all++;
    unwritten.awaited++;
    try {
      for (let wait = FIRST_REWRITE; ; wait = Math.min(2 * wait, LONGEST_REWRITE)) {
        await setTimeout(wait);
        const isLastTry = stopping;
        try {
          return await write();
        } catch (error) {
          if (isLastTry) throw error;
          if (wait === FIRST_REWRITE) storeFailed(error);
          if (!isAwaited || performance.now() < patience) continue;
          // A store that is back and does not take this one result must not keep the lane waiting.
          isAwaited = false;
          unwritten.awaited--;
          storeFailed(error);
          poll();
        }
      }
    } finally {
      unwritten.all--;
      if (isAwaited) unwritten.awaited--;
    }
  }

  /** Nothing at the other side: the mail could not even be written. It is tried again, for a newer program may do it. */
  function unexpected(error: unknown): Outcome {
    log.error({ err: error }, 'a delivery cannot be made');
    const answer = oneLine(error instanceof Error ? error.message : String(error));
    return { result: 'retry', answer, cause: { phase: 'making' } };
  }

  return {
    /** Sends what is due, unless that is being done already; returns at once. */
    wake() {
      stopping = false;
      poll();
    },
    /** Waits for what is in hand and takes nothing more until it is woken again. */
    async stop() {
      stopping = true;
      await taking;
      await Promise.all(Array.from(inHand.values(), ({ work }) => work));
    },
  };
}

type Renewing = {
  store: Pick<Store, 'renewLease'>;
  clock: () => Date;
  onError(error: unknown, isRepeated: boolean): void;
  renewEvery: number | undefined;
};

/**
 * Renews the lease of a delivery while an attempt is under way; some mail servers take a minute. Call the function that it
 * returns after the attempt; then `leasedUntil` is what the store has.
 */
function keepLease(
  delivery: LeasedDelivery,
  { store, clock, onError, renewEvery = RENEW_EVERY }: Renewing,
): () => Promise<void> {
  let renewing = Promise.resolve();
  let hasFailed = false;
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch((error) => {
      onError(error, hasFailed);
      hasFailed = true;
    });
  }, renewEvery);

  async function renew() {
    const until = leaseFrom(clock());
    if (await store.renewLease(delivery, until)) delivery.leasedUntil = until;
    hasFailed = false;
  }

  return async () => {
    clearInterval(timer);
    await renewing;
  };
}

function leaseFrom(at: Date): Date {
  return new Date(at.getTime() + LEASE);
}
