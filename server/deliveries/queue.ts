import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { nextAttempt, nextOfFewAttempts } from '../retry.ts';
import type { Attempt, ClaimedDelivery, DeliveryLane, Store } from '../store/store.ts';
import { oneLine } from '../visible-text.ts';
import { keepLease, leaseFrom } from './lease.ts';
import { isUseless, longestWaitOf } from './lifetime.ts';
import type { Outcome, Send } from './outcome.ts';
import { plannedBadAddressMail, plannedCopies, plannedNextRound } from './planned-deliveries.ts';

/** In each lane; over SMTP it is the number of its connections as well. */
export const MOST_IN_HAND = 4;

/** In milliseconds, before each one in a rush: whoever sends a request waits for its answer, and a mail can wait. */
const RUSH_PAUSE = 250;

/** In milliseconds: how soon after a failure a result is written down again; at first, and at most. */
const [FIRST_REWRITE, LONGEST_REWRITE] = [50, 1_000];

/** What came of a delivery whose time had passed before anybody could be asked. */
const TOO_LATE: Outcome = { result: 'void', answer: 'expired' };

export type Queue = {
  /** Sends what is due, unless that is being done already; returns at once. */
  wake(): void;
  /** Waits for what is in hand and takes nothing more until it is woken again. */
  stop(): Promise<void>;
};

type Deps = {
  lane: DeliveryLane;
  send: Send;
  store: Pick<Store, 'claimDueDeliveries' | 'renewLease' | 'finishAttempt' | 'postponeEscalation'>;
  mailFrom: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** How often a lease is renewed, in milliseconds; for tests. */
  renewEvery?: number | undefined;
  /** Whether requests come in faster than people send them; then one at a time leaves, and only a few a second. */
  isRush(): boolean;
};

/** An attempt that was made, or that nobody needs. */
type Ended = Exclude<Outcome, { result: 'postponed' }>;

/** Sends what the store says is due in one lane, several at a time, and writes down how each attempt ended. */
export function createQueue(deps: Deps): Queue {
  const { lane, send, store, mailFrom, clock, log, renewEvery, isRush } = deps;
  const inHand = new Map<string, { delivery: ClaimedDelivery; work: Promise<void> }>();
  /** One at first and after every failure: whoever is down or busy is asked by one at a time. */
  let mostInHand = 1;
  /** How many results the store could not take yet. */
  let unwritten = 0;
  let stopping = false;
  let moreCame = false;
  let isTaking = false;
  let taking = Promise.resolve();

  async function takeDue() {
    isTaking = true;
    // What ends at one moment, as a group does, makes room for as many: they are taken together.
    await setImmediate();
    try {
      while (moreCame && !stopping && unwritten === 0 && inHand.size < mostInHand) {
        const rushed = isRush();
        if (rushed) await setTimeout(RUSH_PAUSE);
        if (stopping) break;
        moreCame = false;
        for (const delivery of await claim(rushed ? 1 : mostInHand - inHand.size)) take(delivery);
      }
    } catch (error) {
      storeFailed(error);
    }
    isTaking = false;
  }

  function claim(most: number) {
    const at = clock();
    return store.claimDueDeliveries({ at, leaseUntil: leaseFrom(at), lane, most });
  }

  /** What is still being sent, although its lease could not be renewed, goes on with the new one: twice would be once too often. */
  function take(delivery: ClaimedDelivery) {
    const known = inHand.get(delivery.id);
    if (known) {
      known.delivery.leasedUntil = delivery.leasedUntil;
      return;
    }
    const work = deliverNow(delivery)
      .finally(() => inHand.delete(delivery.id))
      .then(lookAgain, storeFailed);
    inHand.set(delivery.id, { delivery, work });
  }

  function lookAgain() {
    moreCame = true;
    if (!isTaking) taking = takeDue();
  }

  /** It is not the other side that has failed: the next waking looks again. */
  function storeFailed(error: unknown) {
    log.error({ err: error }, 'deliveries cannot be read or written down');
  }

  async function deliverNow(delivery: ClaimedDelivery) {
    const leave = keepLease(delivery, { store, clock, onError: storeFailed, renewEvery });
    const outcome = isUseless(delivery, clock()) ? TOO_LATE : await send(delivery).catch(unexpected);
    await leave();
    mostInHand = outcome.result === 'retry' ? 1 : Math.min(mostInHand + 1, MOST_IN_HAND);
    if (outcome.result === 'postponed') return store.postponeEscalation(delivery, outcome.until, clock());
    const attempt = attemptOf(delivery, outcome);
    const inTime = await writtenDown(() => store.finishAttempt(delivery, attempt));
    note(delivery, outcome, attempt, inTime);
  }

  /**
   * Tries until the store has taken the result of an attempt: without it, what the other side has taken would be sent again
   * after the lease. Until then this lane takes nothing more. A server that stops waits for one more try.
   */
  async function writtenDown<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      storeFailed(error);
    }
    unwritten++;
    try {
      for (let wait = FIRST_REWRITE; ; wait = Math.min(2 * wait, LONGEST_REWRITE)) {
        await setTimeout(wait);
        const isLastTry = stopping;
        try {
          return await write();
        } catch (error) {
          if (isLastTry) throw error;
        }
      }
    } finally {
      unwritten--;
    }
  }

  function attemptOf(delivery: ClaimedDelivery, outcome: Ended): Attempt {
    const at = clock();
    const { answer } = outcome;
    const next = plannedNextRound(delivery, mailFrom, at);
    if (outcome.result === 'delivered') {
      const told = outcome.recipients && plannedCopies(delivery, outcome.recipients, mailFrom, at);
      return { state: 'sent', answer, at, next, told };
    }
    if (outcome.result === 'void') return { state: 'void', answer, at };
    if (outcome.result === 'failed') {
      const { refusedAddress: refusal } = outcome;
      if (refusal === undefined) return { state: 'dead', answer, at, next };
      return {
        state: 'dead',
        answer,
        at,
        badAddress: { refusal, tell: plannedBadAddressMail(delivery.about.id, mailFrom) },
      };
    }
    const { attempts } = delivery;
    const tried = { attempts, longestWait: longestWaitOf(delivery) };
    const nextAttemptAt = (outcome.fewTimes ? nextOfFewAttempts : nextAttempt)(tried, at);
    if (nextAttemptAt && isUseless(delivery, nextAttemptAt)) return { state: 'void', answer, at };
    return nextAttemptAt
      ? { state: 'failed', answer, at, nextAttemptAt }
      : { state: 'dead', answer, at, next };
  }

  /** Without the answer: it may name the customer's address. */
  function note(
    { kind, attempts, about }: ClaimedDelivery,
    outcome: Ended,
    attempt: Attempt,
    inTime: boolean,
  ) {
    const number = 'number' in about ? about.number : undefined;
    const line = {
      form: about.form,
      number,
      kind,
      state: attempt.state,
      attempt: attempts + 1,
      ...(!inTime && { late: true }),
    };
    if (outcome.result === 'delivered') {
      for (const { cause, isFinal } of outcome.recipients?.missed ?? []) {
        const copy = { ...line, kind: 'escalation-copy', state: isFinal ? 'dead' : 'failed', cause };
        if (cause.ours) log.error(copy, 'refused for one of several recipients, and it concerns us');
        else log.warn(copy, 'refused for one of several recipients');
      }
      return log.info(line, 'delivered');
    }
    if (outcome.result === 'void') return log.info(line, 'not sent, because it is needed no more');
    const { cause } = outcome;
    if (outcome.result === 'failed' && outcome.refusedAddress !== undefined) {
      return log.warn({ ...line, cause }, 'the e-mail address is refused, and the office is told');
    }
    if (attempt.state === 'void') return log.warn({ ...line, cause }, 'not delivered while it was of use');
    if (attempt.state === 'dead') return log.error({ ...line, cause }, 'delivery given up');
    if (cause.ours) return log.error({ ...line, cause }, 'not delivered, and it concerns us');
    return log.warn({ ...line, cause }, 'not delivered');
  }

  /** Nothing at the other side: the mail could not even be written. It is tried again, for a newer program may do it. */
  function unexpected(error: unknown): Outcome {
    log.error({ err: error }, 'a delivery cannot be made');
    const answer = oneLine(error instanceof Error ? error.message : String(error));
    return { result: 'retry', answer, cause: { phase: 'making' } };
  }

  return {
    wake() {
      stopping = false;
      lookAgain();
    },
    async stop() {
      stopping = true;
      await taking;
      await Promise.all(Array.from(inHand.values(), ({ work }) => work));
    },
  };
}
