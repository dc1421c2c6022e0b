import type { FastifyBaseLogger } from 'fastify';
import { nextAttempt, nextOfFewAttempts } from '../retry.ts';
import { CODE_LIFETIME } from '../store/sign-ins.ts';
import type { Attempt, DeliveryKind, LeasedDelivery } from '../store/store.ts';
import type { Outcome } from './outcome.ts';
import { plannedBadAddressMail, plannedCopies, plannedNextRound } from './planned-deliveries.ts';

/** An attempt that was made, or is no longer needed. */
type Ended = Exclude<Outcome, { result: 'postponed' }>;

/** What came of a delivery whose time had passed before anybody could be asked. */
export const TOO_LATE: Outcome = { result: 'void', answer: 'expired' };

/** What the store is told about an attempt. */
export function attemptOf(delivery: LeasedDelivery, outcome: Ended, mailFrom: string, at: Date): Attempt {
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
  return nextAttemptAt ? { state: 'failed', answer, at, nextAttemptAt } : { state: 'dead', answer, at, next };
}

type Ending = { delivery: LeasedDelivery; outcome: Ended; attempt: Attempt; inTime: boolean };

/** Without the answer: it may name the customer's address. `inTime`: whether the lease still held. */
export function logAttempt(log: FastifyBaseLogger, { delivery, outcome, attempt, inTime }: Ending) {
  const { kind, attempts, about } = delivery;
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

type Delivered = Pick<LeasedDelivery, 'kind' | 'about' | 'createdAt'>;

/** How long a delivery is of use, in milliseconds, where that is less than the three days for which others are tried. */
const LIFETIMES: Partial<Record<DeliveryKind, number>> = { 'sign-in-mail': CODE_LIFETIME };

/** A mail of yesterday's test must not say that today's went well. In milliseconds; long enough for a busy mail server. */
const CANARY_LIFETIME = 60 * 60_000;

/** So many attempts, at least, fall into the life of a delivery that is of use for a while only. */
const ATTEMPTS_IN_TIME = 15;

/** Whether a delivery is of no more use at this time, because what it brings has ended. */
export function isUseless(delivered: Delivered, at: Date) {
  const lifetime = lifetimeOf(delivered);
  return lifetime !== undefined && at.getTime() - delivered.createdAt.getTime() >= lifetime;
}

/**
 * The longest wait between two attempts, in milliseconds, where that is shorter than for others: a mail server that greylists us, or
 * is down for a few minutes, must not cost a delivery its whole life.
 */
function longestWaitOf(delivered: Omit<Delivered, 'createdAt'>): number | undefined {
  const lifetime = lifetimeOf(delivered);
  return lifetime && lifetime / ATTEMPTS_IN_TIME;
}

function lifetimeOf({ kind, about }: Omit<Delivered, 'createdAt'>): number | undefined {
  return isCanary(about) ? CANARY_LIFETIME : LIFETIMES[kind];
}

/** Whether it belongs to an automatic test. */
export function isCanary(about: LeasedDelivery['about']): boolean {
  return 'canary' in about && about.canary;
}
