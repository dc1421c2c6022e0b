/** The Prometheus text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Record<string, string>;
type Sample = { labels?: Labels; value: number };
type Type = 'counter' | 'gauge';

/** A metric family with one sample, or one for each set of labels. */
export function family(name: string, type: Type, help: string, samples: Sample[]): string {
  return [...head(name, type, help), ...samples.map((sample) => line(name, sample))].join('\n');
}

export type Counter = { add(labels: Labels): void; text(): string };

/** Known sets of labels start at 0, so `rate()` sees their first event. */
export function createCounter(name: string, help: string, begin: Labels[]): Counter {
  const counts = new Map(begin.map((labels) => [JSON.stringify(labels), 0]));
  return {
    add(labels) {
      const key = JSON.stringify(labels);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    text: () =>
      family(
        name,
        'counter',
        help,
        Array.from(counts, ([key, value]) => ({ labels: JSON.parse(key), value })),
      ),
  };
}

export type Histogram = { observe(value: number): void; text(): string };

/** A histogram with these upper bounds. */
export function createHistogram(name: string, help: string, bounds: number[]): Histogram {
  const counts = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe(value) {
      bounds.forEach((bound, place) => {
        if (value <= bound) counts[place] = (counts[place] ?? 0) + 1;
      });
      count += 1;
      sum += value;
    },
    text: () =>
      [
        ...head(name, 'histogram', help),
        ...bounds.map((bound, place) =>
          line(`${name}_bucket`, { labels: { le: String(bound) }, value: counts[place] ?? 0 }),
        ),
        line(`${name}_bucket`, { labels: { le: '+Inf' }, value: count }),
        line(`${name}_sum`, { value: sum }),
        line(`${name}_count`, { value: count }),
      ].join('\n'),
  };
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function line(name: string, { labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
