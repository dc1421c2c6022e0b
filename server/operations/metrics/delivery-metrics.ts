import type { Store } from '../../store/store.ts';
import { memoized } from '../health/memoized.ts';
import { family } from './exposition.ts';

type Deps = { store: Pick<Store, 'deliveryStates' | 'waitingDeliveries'>; clock: () => Date };

/** Gauges read from the store, so servers that share it report the same values. */
export function createDeliveryMetrics({ store, clock }: Deps) {
  const counted = memoized(
    async () => ({
      now: clock(),
      counts: await store.deliveryStates(),
      waiting: await store.waitingDeliveries(),
    }),
    clock,
  );

  async function text(): Promise<string> {
    try {
      const { now, counts, waiting } = await counted();
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
            value: Math.max(0, (now.getTime() - since.getTime()) / 1000),
          })),
        ),
      ].join('\n');
    } catch {
      return up(0);
    }
  }

  return { text };
}

function up(value: 0 | 1): string {
  return family('one_call_store_up', 'gauge', 'Whether the store could be read: 1 or 0.', [{ value }]);
}
