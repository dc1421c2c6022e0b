import { monitorEventLoopDelay } from 'node:perf_hooks';
import { family } from './exposition.ts';

/** The interval of the delay monitor's timer, in milliseconds. */
const RESOLUTION = 20;
const NANO = 1e9;

/** Process metrics under the names of prom-client, which dashboards for Node expect. */
export function createProcessMetrics() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();

  /** In seconds. The monitor measures the whole time between two timer events, so its interval is subtracted. */
  const lag = (nanoseconds: number) => Math.max(0, nanoseconds / NANO - RESOLUTION / 1000) || 0;

  return {
    text(): string {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const numbers: [name: string, help: string, value: number][] = [
        [
          'nodejs_eventloop_lag_p50_seconds',
          'Event loop delay since the last scrape, median.',
          lag(delay.percentile(50)),
        ],
        [
          'nodejs_eventloop_lag_p99_seconds',
          'Event loop delay since the last scrape, 99th percentile.',
          lag(delay.percentile(99)),
        ],
        [
          'nodejs_eventloop_lag_max_seconds',
          'Event loop delay since the last scrape, maximum.',
          lag(delay.max),
        ],
        ['process_resident_memory_bytes', 'Resident memory of the process.', rss],
        ['nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed],
        ['nodejs_heap_size_total_bytes', 'JavaScript heap allocated.', heapTotal],
        [
          'nodejs_external_memory_bytes',
          'Memory outside the heap that is bound to JavaScript objects.',
          external,
        ],
        [
          'process_start_time_seconds',
          'Start time of the process, in Unix time.',
          Math.floor(performance.timeOrigin / 1000),
        ],
      ];
      delay.reset();
      return [
        ...numbers.map(([name, help, value]) => family(name, 'gauge', help, [{ value }])),
        family('process_cpu_seconds_total', 'counter', 'CPU time of the process, user and system.', [
          { value: (user + system) / 1e6 },
        ]),
      ].join('\n');
    },
    close: () => void delay.disable(),
  };
}
