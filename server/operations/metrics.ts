import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { FORMS, type Form } from '../../contract/lead.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { Store } from '../store/store.ts';
import { memoized } from './health.ts';
import { CONTENT_TYPE, createCounter, createHistogram, family } from './metrics-format.ts';

/** How a post can end; the `outcome` label of `one_call_form_posts_total`. */
const OUTCOMES = [
  'stored',
  'held',
  'repeated',
  'refused_fields',
  'refused_rate',
  'refused_site',
  'failed',
] as const;
export type FormOutcome = (typeof OUTCOMES)[number];

/** In seconds: from a fast disk to longer than a visitor waits. */
const COMMIT_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Deps = { store: Store; clock: () => Date };

export type Metrics = ReturnType<typeof createMetrics>;

/** What docs/running.md tells an operator to watch, without personal data. */
export function createMetrics({ store, clock }: Deps) {
  const posts = createCounter(
    'one_call_form_posts_total',
    'Form posts by form and outcome.',
    FORMS.flatMap((form) => OUTCOMES.map((outcome) => ({ form, outcome }))),
  );
  const commits = createHistogram(
    'one_call_store_commit_seconds',
    'Time from asking the store to record a form until it was on disk.',
    COMMIT_BOUNDS,
  );
  const deliveries = createDeliveryMetrics({ store, clock });
  const program = createProcessMetrics();
  return {
    countPost: (form: Form, outcome: FormOutcome) => posts.add({ form, outcome }),

    /** The store, with `recordLead` timed, except for automatic tests. */
    timedStore: {
      ...store,
      async recordLead(lead) {
        const began = performance.now();
        const recorded = await store.recordLead(lead);
        if (!recorded.canary) commits.observe((performance.now() - began) / 1000);
        return recorded;
      },
    } satisfies Store,

    text: async () => `${[posts.text(), await deliveries(), commits.text(), program.text()].join('\n')}\n`,
    close: program.close,
  };
}

/** Gauges read from the store, so servers that share it report the same values. */
function createDeliveryMetrics({ store, clock }: Deps): () => Promise<string> {
  const counted = memoized(
    async () => ({
      now: clock(),
      counts: await store.deliveryStates(),
      waiting: await store.waitingDeliveries(),
      lastCanary: await store.lastCanary(),
      longest: await store.longestWaiting(),
    }),
    clock,
  );
  const up = (value: 0 | 1) =>
    family('one_call_store_up', 'gauge', 'Whether the store could be read: 1 or 0.', [{ value }]);

  return async () => {
    const found = await counted().catch(() => undefined);
    if (!found) return up(0);
    const { now, counts, waiting, longest, lastCanary } = found;
    const age = (since: Date) => Math.max(0, (now.getTime() - since.getTime()) / 1000);
    return [
      up(1),
      family(
        'one_call_deliveries',
        'gauge',
        'Deliveries by kind and state.',
        counts.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
      ),
      family(
        'one_call_delivery_waiting_seconds',
        'gauge',
        'How long the oldest delivery of a kind has been waiting to be sent.',
        waiting.map(({ kind, since }) => ({ labels: { kind }, value: age(since) })),
      ),
      family(
        'one_call_lead_waiting_seconds',
        'gauge',
        'Age of the longest-waiting lead that is neither claimed nor held.',
        [{ value: longest ? age(longest) : 0 }],
      ),
      family(
        'one_call_canary_age_seconds',
        'gauge',
        'Time since the last automatic test whose mails left.',
        lastCanary ? [{ value: age(lastCanary) }] : [],
      ),
    ].join('\n');
  };
}

/** The interval of the delay monitor's timer, in milliseconds. */
const RESOLUTION = 20;

/** Under the names of prom-client, which dashboards for Node expect. */
function createProcessMetrics() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return {
    text(): string {
      // The monitor measures the whole time between two timer events, so its interval is subtracted.
      const lag = Math.max(0, delay.percentile(99) / 1e9 - RESOLUTION / 1000) || 0;
      delay.reset();
      return [
        family(
          'nodejs_eventloop_lag_p99_seconds',
          'gauge',
          'Event loop delay since the last scrape, 99th percentile.',
          [{ value: lag }],
        ),
        family('process_resident_memory_bytes', 'gauge', 'Resident memory of the process.', [
          { value: process.memoryUsage.rss() },
        ]),
      ].join('\n');
    },
    close: () => void delay.disable(),
  };
}

/** `GET /metrics` for Prometheus; 404 without the right token. */
export async function metricsRoutes(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | undefined },
) {
  app.addHook('onClose', async () => metrics.close());

  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request.headers.authorization, token)) return reply.refuse(404, refusalWords.notFound);
    return reply.type(CONTENT_TYPE).send(await metrics.text());
  });
}

/**
 * The token is the only check, compared in constant time. The address proves nothing: behind a proxy, every visitor seems to
 * be on this machine.
 */
function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(sha256(authorization ?? ''), sha256(`Bearer ${token}`));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
