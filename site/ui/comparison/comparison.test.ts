import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceDetails } from '../../../tests/sample.ts';
import { boundsOf } from '../../drawings/path-data.ts';

/** The narrowest frame, on a phone of 360 px, where the rule is farthest to the left. */
const FRAME = 320;
const THUMB = 44;

const style = readFileSync('site/ui/comparison/comparison.module.css', 'utf8');

const comparisons = Object.entries(serviceDetails).flatMap(([slug, { comparison }]) =>
  comparison ? [{ slug, drawing: comparison.existing.drawing, start: comparison.start ?? 45 }] : [],
);

test('six services show what was found', () => {
  expect(comparisons).toHaveLength(6);
});

test.each(comparisons)(
  '$slug: at rest most of the damage lies left of the rule, and as much of the work as can right of it',
  ({ drawing, start }) => {
    const at = start / 100;
    const rule = start === 45 ? `--at, ${at}` : `.startsAt${start} {\n      --at: ${at};`;
    expect(style).toContain(rule);

    const svg = readFileSync(`content/drawings/${drawing}.svg`, 'utf8');
    const [, width] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
    const [, damage = ''] = /stroke="var\(--color-damage\)"[^>]* d="([^"]+)"/.exec(svg) ?? [];
    const [left, , wide] = boundsOf(damage);
    const edge = (THUMB / 2 + at * (FRAME - THUMB)) / FRAME;
    expect((left + wide / 2) / Number(width)).toBeLessThan(edge);
    if (start > 60) expect(left / Number(width), 'the damage itself lies further right').toBeGreaterThan(0.6);
  },
);
