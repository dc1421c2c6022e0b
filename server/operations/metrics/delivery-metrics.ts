import type { Store } from '../../store/store.ts';
import { memoized } from '../health/memoized.ts';
import { family } from './exposition.ts';

type Deps = {
  store: Pick<Store, 'deliveryStates' | 'waitingDeliveries' | 'longestWaiting' | 'lastCanary'>;
  clock: () => Date;
};

/** Gauges read from the store, so servers that share it report the same values. */
export function createDeliveryMetrics({ store, clock }: Deps) {
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

  async function text(): Promise<string> {
    try {
      const { now, counts, waiting, longest, lastCanary } = await counted();
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
          waiting.map(({ kind, since }) => ({
            labels: { kind },
            value: secondsBetween(since, now),
          })),
        ),
        family(
          'one_call_lead_waiting_seconds',
          'gauge',
          'Age of the longest-waiting lead that is neither claimed nor held.',
          [{ value: longest ? secondsBetween(longest, now) : 0 }],
        ),
        family(
          'one_call_canary_age_seconds',
          'gauge',
          'Time since the last automatic test whose mails left.',
          lastCanary ? [{ value: secondsBetween(lastCanary, now) }] : [],
        ),
      ].join('\n');
    } catch {
      return up(0);
    }
  }

  return { text };
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 1000);
}

function up(value: 0 | 1): string {
  return family('one_call_store_up', 'gauge', 'Whether the store could be read: 1 or 0.', [{ value }]);
}
