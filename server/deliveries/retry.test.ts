import { expect, test } from 'vitest';
import { LONGEST_PAUSE } from '../store/deliveries.ts';
import { nextAttempt, nextOfFewAttempts } from './retry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const began = new Date('2026-11-21T09:00:00Z');

/** Every wait, in milliseconds, of a mail that always fails. */
function waits(chance: () => number): number[] {
  const all: number[] = [];
  let now = began;
  for (let attempts = 0; ; attempts++) {
    const next = nextAttempt({ attempts }, now, chance);
    if (!next) return all;
    all.push(next.getTime() - now.getTime());
    now = next;
  }
}

test('waits from half a minute up to four hours', () => {
  const middle = waits(() => 0.5);
  expect(middle.slice(0, 4)).toEqual([MINUTE / 2, MINUTE, 2 * MINUTE, 4 * MINUTE]);
  expect(Math.max(...middle)).toBe(4 * HOUR);
  expect(middle).toEqual(middle.toSorted((a, b) => a - b));
});

test.each([0, 0.5, 0.999])('tries for 72 hours at least, even with the shortest waits', (chance) => {
  const total = waits(() => chance).reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThanOrEqual(72 * HOUR);
  expect(total).toBeLessThan(5 * 24 * HOUR);
});

test('tries a misconfigured destination five more times within three hours', () => {
  let now = began;
  for (let attempts = 0; attempts < 5; attempts++) {
    now = nextOfFewAttempts({ attempts }, now, () => 0.5) ?? now;
  }
  expect(now.getTime() - began.getTime()).toBe(170.5 * MINUTE);
  expect(nextOfFewAttempts({ attempts: 5 }, now)).toBeUndefined();
});

test('varies each wait by up to a fifth', () => {
  const [shortest] = waits(() => 0);
  const [longest, ...rest] = waits(() => 1);
  expect(Math.max(...rest)).toBe(LONGEST_PAUSE);
  expect(shortest).toBeCloseTo(24_000, 0);
  expect(longest).toBeCloseTo(36_000, 0);
});

test('waits no longer than the given maximum', () => {
  const wait = (attempts: number) =>
    Number(nextAttempt({ attempts, longestWait: 2 * MINUTE }, began, () => 0.5)) - began.getTime();
  expect([0, 1, 2, 3, 12].map(wait)).toEqual([MINUTE / 2, MINUTE, 2 * MINUTE, 2 * MINUTE, 2 * MINUTE]);
});

test('counts attempts, not days: a delivery held for a week gets all its attempts', () => {
  const aWeekLater = new Date(began.getTime() + 7 * 24 * HOUR);
  expect(nextAttempt({ attempts: 1 }, aWeekLater, () => 0.5)).toEqual(
    new Date(aWeekLater.getTime() + MINUTE),
  );
});
