import { expect, test } from 'vitest';
import { tapeOfToday } from './tape.ts';

/** By the office's clock, in winter. */
const at = (time: string) => new Date(`2026-11-${time}-05:00`);
const NOW = at('23T15:00');

const marksOf = (...waiting: [time: string, priority: 'normal' | 'urgent' | 'danger'][]) =>
  tapeOfToday(
    waiting.map(([time, priority]) => ({ createdAt: at(time), priority })),
    NOW,
    undefined,
  ).marks;

test('what came at about the same time is one mark with a count', () => {
  expect(marksOf(['23T10:00', 'normal'], ['23T10:20', 'normal'], ['23T14:00', 'normal'])).toEqual([
    { at: 600, isUrgent: false, count: 2 },
    { at: 840, isUrgent: false, count: 1 },
  ]);
});

test('what is urgent stands beside what is not, and is drawn last', () => {
  const [normal, danger] = marksOf(['23T10:10', 'danger'], ['23T10:00', 'normal']);
  expect([normal, danger]).toMatchObject([{ isUrgent: false }, { isUrgent: true, at: 610 }]);
  expect((danger?.at ?? 0) - (normal?.at ?? 0)).toBeGreaterThanOrEqual(60);
});

test('nothing is pushed beyond the ends of the day', () => {
  const before = marksOf(['20T10:00', 'normal'], ['20T11:00', 'danger']);
  const late = marksOf(['23T23:50', 'normal'], ['23T23:55', 'urgent']);
  for (const mark of [...before, ...late]) {
    expect(mark.at).toBeGreaterThan(0);
    expect(mark.at).toBeLessThan(24 * 60);
  }
  expect(new Set(late.map((mark) => mark.at)).size).toBe(2);
});
