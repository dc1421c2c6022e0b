import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { withReach } from '../http/refusals.ts';
import { DatabaseMoved } from '../process/errors.ts';
import { kindsIn } from '../store/deliveries.ts';
import type { DeliveryKind, Store } from '../store/store.ts';
import type { ClockWatch } from './clock-watch.ts';

type Deps = { store: Store; clock: () => Date; clockWatch: Pick<ClockWatch, 'findings'> };

/**
 * `/readyz` answers no sooner than this, in milliseconds, and one check of the store serves all who ask meanwhile: how busy the store
 * is just after someone asked for a code to sign in would tell whether a mail is being written.
 */
const ANSWER_AFTER = 250;

/** Asked every two seconds by a proxy, their answers would hide everything else in the log. */
const quiet = { logLevel: 'warn' } as const;

/**
 * `GET /healthz`: the process runs. `GET /readyz`: the store can commit, mail to the office is going out, and the clock is
 * right. `GET /readyz?only=store` is for a load balancer: a mail server that is down is no reason to turn visitors away.
 * The store is checked on each request, after a lead that it did not take with another one of that size; deliveries are counted at
 * most every ten seconds.
 */
export async function healthRoutes(app: FastifyInstance, { store, clock, clockWatch }: Deps) {
  const watched = { waitingDeliveries: memoized(store.waitingDeliveries, clock) };
  let checking: Promise<void> | undefined;

  app.get('/healthz', quiet, async () => ({ status: 'ok' }));

  app.get<{ Querystring: { only?: string } }>('/readyz', quiet, async (request, reply) => {
    const isOnlyStore = request.query.only === 'store';
    try {
      const [message] = await Promise.all([findProblem(isOnlyStore), setTimeout(ANSWER_AFTER)]);
      const { alarm, ...findings } = isOnlyStore ? { alarm: false } : clockWatch.findings();
      if (message)
        return reply.code(503).send({ status: 'late', problem: 'deliveries', message, ...findings });
      if (alarm) return reply.code(503).send({ status: 'doubtful', problem: 'clock', ...findings });
      return { status: 'ok', ...findings };
    } catch (error) {
      request.log.error({ err: error }, 'the store cannot commit');
      const message = error instanceof DatabaseMoved ? error.message : withReach(refusalWords.unavailable);
      return reply.code(503).send({ status: 'unavailable', problem: 'store', message });
    }
  });

  async function findProblem(isOnlyStore: boolean): Promise<string | undefined> {
    checking ??= store.check(clock()).finally(() => {
      checking = undefined;
    });
    await checking;
    return isOnlyStore ? undefined : findOverdue(watched, clock());
  }
}

const MINUTE = 60_000;

/** How long a mail to the office may wait: it promises an answer within a day, and some requests are emergencies. */
const OFFICE_LIMIT = 30 * MINUTE;

/** A delivery that is due for longer without an attempt means that the dispatcher has stopped. */
const UNTRIED_LIMIT = 30 * MINUTE;

/** Only these: one person's mailbox or the webhook's receiver may fail for days, which we cannot fix. */
const FOR_OFFICE = new Set<DeliveryKind>(kindsIn('office').filter((kind) => kind !== 'escalation-copy'));

/** `office-mail`: mail to the office cannot be delivered. `untried`: due mail has not been attempted. */
type Overdue = { what: 'office-mail' | 'untried'; minutes: number };

/**
 * What has been waiting for too long; undefined when nothing has. Codes to sign in do not count: anyone may ask for one and read
 * `/readyz`, and only the address of a user has one that waits.
 */
export async function overdueDelivery(
  store: Pick<Store, 'waitingDeliveries'>,
  now: Date,
): Promise<Overdue | undefined> {
  const waiting = (await store.waitingDeliveries()).filter(({ kind }) => kind !== 'sign-in-mail');
  const minutesSince = (time: Date) => Math.floor((now.getTime() - time.getTime()) / MINUTE);
  const late = waiting.find(({ kind, since }) => FOR_OFFICE.has(kind) && isOver(OFFICE_LIMIT, since, now));
  if (late) return { what: 'office-mail', minutes: minutesSince(late.since) };
  const untried = waiting.find(({ dueSince }) => isOver(UNTRIED_LIMIT, dueSince, now));
  return untried && { what: 'untried', minutes: minutesSince(untried.dueSince) };
}

/** The same in a sentence without personal data. */
async function findOverdue(store: Pick<Store, 'waitingDeliveries'>, now: Date): Promise<string | undefined> {
  const overdue = await overdueDelivery(store, now);
  if (!overdue) return undefined;
  const { what, minutes } = overdue;
  return what === 'office-mail'
    ? `Mail to the office has been waiting for ${minutes} minutes.`
    : `What is due has not been attempted for ${minutes} minutes.`;
}

function isOver(limit: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > limit;
}

/** Frequent scrapes and health checks must not load the store. */
const TTL_MS = 10_000;

/** Caches the result of `ask` for ten seconds; concurrent calls share one promise. A failure is not cached. */
export function memoized<Answer>(ask: () => Promise<Answer>, clock: () => Date): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock().getTime();
    if (last && Math.abs(now - last.at) < TTL_MS) return last.answer;
    const asked = { at: now, answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
