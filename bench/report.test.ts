import { describe, expect, test } from 'vitest';
import { type Judged, reportText, verdict } from './report.ts';
import { median, quantile, spread } from './rounds.ts';

const paint: Judged = {
  what: 'home: largest paint',
  value: 1.12,
  unit: '×',
  digits: 2,
  goal: { atMost: 1.1 },
};
const shift: Judged = {
  what: 'layout shift',
  value: 0.004,
  unit: '',
  digits: 3,
  goal: { below: 0.01 },
  steady: true,
};

describe('a verdict', () => {
  test('says whether the goal is met', () => {
    expect(verdict(paint, false)).toBe('missed');
    expect(verdict({ ...paint, value: 1.1 }, false)).toBe('met');
    expect(verdict({ ...paint, goal: { atLeast: 1 } }, false)).toBe('met');
    expect(verdict({ ...shift, value: 0.01 }, false)).toBe('missed');
  });

  test('is not given on a noisy machine, except on what noise does not change', () => {
    expect(verdict(paint, true)).toBe('too noisy to tell');
    expect(verdict(shift, true)).toBe('met');
  });

  test('misses when nothing could be measured', () => {
    expect(verdict({ ...paint, value: Number.NaN }, false)).toBe('missed');
  });
});

describe('the report', () => {
  const judged = [paint, shift];

  test('prints each value with its goal', () => {
    const text = reportText({
      tables: [],
      judged,
      noise: [{ what: "the floor's paint", spread: 0.02, limit: 0.05 }],
    });
    expect(text).toContain('| home: largest paint |    1.12× | ≤ 1.10× |  missed |');
    expect(text).toContain("The machine was quiet enough: the floor's paint spread over 2.0 %");
  });

  test('says that other programs were running', () => {
    const text = reportText({ tables: [], judged, noise: [{ busy: 0.5, limit: 0.2 }] });
    expect(text).toContain('too noisy to tell: other programs took 50.0 % of the processors (limit 20.0 %)');
  });

  test('says why the machine was too noisy, also when there was only one round', () => {
    for (const far of [0.2, Number.NaN]) {
      const text = reportText({
        tables: [],
        judged,
        noise: [{ what: "the floor's paint", spread: far, limit: 0.05 }],
      });
      expect(text).toContain("too noisy to tell: the floor's paint");
      expect(text).not.toContain('missed');
    }
  });
});

describe('statistics', () => {
  test('take the middle, between two values if need be', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([1, 2, 3, 4, 5], 0.75)).toBe(4);
    expect(median([])).toBeNaN();
  });

  test('know the spread of the middle half', () => {
    expect(spread([100, 98, 102, 100, 900])).toBeCloseTo(0.02);
    expect(spread([100, 100])).toBeNaN();
  });
});
