import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../contract/days.ts';
import { CLOSED, calendarOf, closedOn, everyDay, USUAL } from './testing/hours.ts';

/** In winter, New York is five hours behind UTC; in summer, four. */
const winter = (time: string) => new Date(`${time}-05:00`);
const summer = (time: string) => new Date(`${time}-04:00`);
const HOUR = 60 * 60_000;

describe('the usual hours', () => {
  const calendar = calendarOf(USUAL);

  test.each([
    ['2026-11-23T10:15', '2026-11-23T10:15'],
    ['2026-11-23T05:00', '2026-11-23T08:00'],
    ['2026-11-23T17:00', '2026-11-24T08:00'],
    ['2026-11-28T12:00', '2026-11-30T08:00'],
  ])('at %s it opens next at %s', (time, next) => {
    expect(calendar.nextOpening(winter(time))).toEqual(winter(next));
  });

  test.each([
    ['2026-11-23T09:00', 0, '2026-11-23T09:00'],
    ['2026-11-23T09:00', 120, '2026-11-23T11:00'],
    ['2026-11-23T15:00', 120, '2026-11-23T17:00'],
    ['2026-11-23T16:00', 120, '2026-11-24T09:00'],
    ['2026-11-27T16:30', 120, '2026-11-28T10:30'],
    ['2026-11-28T11:00', 120, '2026-11-30T09:00'],
    ['2026-11-29T03:00', 540, '2026-11-30T17:00'],
  ])('from %s, %d minutes have passed at %s', (time, minutes, after) => {
    expect(calendar.addBusinessMinutes(winter(time), minutes)).toEqual(winter(after));
    expect(calendar.businessMinutesBetween(winter(time), winter(after))).toBe(minutes);
  });

  test('only whole minutes after the first time count', () => {
    expect(calendar.businessMinutesBetween(winter('2026-11-23T09:00'), winter('2026-11-23T09:00:59'))).toBe(
      0,
    );
    expect(calendar.businessMinutesBetween(winter('2026-11-24T09:00'), winter('2026-11-23T09:00'))).toBe(0);
  });
});

describe('the clock is put forward on March 8, 2026', () => {
  const night = calendarOf(everyDay(['01:00', '04:00']));

  test('three hours on the clock are two', () => {
    expect(night.businessMinutesBetween(winter('2026-03-08T00:00'), summer('2026-03-08T05:00'))).toBe(120);
    expect(night.addBusinessMinutes(winter('2026-03-08T01:00'), 90)).toEqual(summer('2026-03-08T03:30'));
  });

  test('opening hours inside the skipped hour do not exist', () => {
    const skipped = calendarOf(everyDay(['02:00', '03:00']));
    expect(skipped.isOpen(summer('2026-03-08T03:00'))).toBe(false);
    expect(skipped.nextOpening(winter('2026-03-08T00:00'))).toEqual(summer('2026-03-09T02:00'));
  });
});

describe('the clock is put back on November 1, 2026', () => {
  const night = calendarOf(everyDay(['01:30', '02:30']));

  test('an hour that the clock repeats counts twice', () => {
    expect(night.businessMinutesBetween(summer('2026-11-01T00:00'), winter('2026-11-01T05:00'))).toBe(90);
    expect(night.addBusinessMinutes(summer('2026-11-01T01:30'), 60)).toEqual(winter('2026-11-01T02:00'));
  });
});

describe('day and night', () => {
  const always = calendarOf(everyDay(['00:00', '24:00']));

  test('it is open at midnight and on both changes of the clock', () => {
    for (const at of [winter('2026-11-23T00:00'), winter('2026-11-22T23:59:59.999')]) {
      expect(always.isOpen(at)).toBe(true);
      expect(always.nextOpening(at)).toEqual(at);
    }
    for (const [from, minutes] of [
      [winter('2026-03-08T00:00'), 23 * 60],
      [summer('2026-11-01T00:00'), 25 * 60],
      [winter('2026-11-23T00:00'), 24 * 60],
    ] as const) {
      const until = new Date(from.getTime() + minutes * 60_000);
      expect(always.businessMinutesBetween(from, until)).toBe(minutes);
      expect(always.addBusinessMinutes(from, minutes)).toEqual(until);
    }
  });

  test('hours that end and begin at midnight are one stretch', () => {
    const nights = calendarOf(everyDay(['00:00', '02:00'], ['22:00', '24:00']));
    const [first, second] = [...take(nights.openDaysFrom(winter('2026-11-22T23:00')), 2)];
    const opened = winter('2026-11-22T22:00').getTime();
    expect(first?.spans.map(({ openedAt }) => openedAt)).toEqual([opened]);
    expect(second?.spans.map(({ openedAt }) => openedAt)).toEqual([opened, opened + 24 * HOUR]);
    expect(nights.addBusinessMinutes(winter('2026-11-22T23:00'), 180)).toEqual(winter('2026-11-23T02:00'));
  });
});

describe('no hours', () => {
  const [at, later] = [winter('2026-11-23T10:00'), winter('2028-11-23T10:00')];

  test.each([
    ['at all', calendarOf(CLOSED)],
    [
      'for a year',
      calendarOf(USUAL, {
        exceptions: closedOn(...Array.from({ length: 370 }, (_, n) => daysAfter('2026-11-20', n))),
      }),
    ],
  ])('%s', (_what, calendar) => {
    expect(calendar.isOpen(at)).toBe(false);
    expect(calendar.nextOpening(at)).toBeUndefined();
    expect(calendar.addBusinessMinutes(at, 1)).toBeUndefined();
    expect(calendar.businessMinutesBetween(at, later)).toBe(0);
  });

  test('for eleven months, the next opening is found', () => {
    const days = Array.from({ length: 330 }, (_, n) => daysAfter('2026-11-20', n));
    expect(calendarOf(USUAL, { exceptions: closedOn(...days) }).nextOpening(at)).toEqual(
      summer('2027-10-16T09:00'),
    );
  });
});

function* take<T>(values: Iterable<T>, count: number): Generator<T> {
  for (const value of values) {
    if (count-- <= 0) return;
    yield value;
  }
}
