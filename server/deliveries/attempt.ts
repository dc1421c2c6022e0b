import type { FastifyBaseLogger } from 'fastify';
import type { Attempt, LeasedDelivery } from '../store/store.ts';
import type { Outcome } from './outcome.ts';
import { plannedBadAddressMail, plannedCopies, plannedNextRound } from './planned-deliveries.ts';
import { isUseless, longestWaitOf, nextAttempt, nextOfFewAttempts } from './retry.ts';

/** An attempt that was made, or is no longer needed. */
type Ended = Exclude<Outcome, { result: 'postponed' }>;

/** The outcome of a delivery that had expired before it could be sent. */
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
      badAddress: { refusal, tell: plannedBadAddressMail(delivery.about.id, mailFrom, delivery.round) },
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
