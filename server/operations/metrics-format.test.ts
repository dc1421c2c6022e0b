import { expect, test } from 'vitest';
import { createHistogram, family } from './metrics-format.ts';

test('a family has its help, its type and a line for each set of labels', () => {
  const samples = [{ labels: { kind: 'a "b"\\\n', state: 'x' }, value: 3 }, { value: 0.25 }];
  expect(family('some_things', 'gauge', 'How many.', samples)).toBe(
    [
      '# HELP some_things How many.',
      '# TYPE some_things gauge',
      'some_things{kind="a \\"b\\"\\\\\\n",state="x"} 3',
      'some_things 0.25',
    ].join('\n'),
  );
});

test('a histogram counts each value in every bound that holds it', () => {
  const histogram = createHistogram('commit_seconds', 'Commits.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 2]) histogram.observe(value);
  expect(histogram.text().split('\n')).toEqual([
    '# HELP commit_seconds Commits.',
    '# TYPE commit_seconds histogram',
    'commit_seconds_bucket{le="0.1"} 2',
    'commit_seconds_bucket{le="1"} 3',
    'commit_seconds_bucket{le="+Inf"} 4',
    'commit_seconds_sum 2.65',
    'commit_seconds_count 4',
  ]);
});
