import Holidays from 'date-holidays';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { Hours } from '../../contract/content/schema.ts';
import { daysAfter, type Holiday, WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import { createTimeZone } from '../formats/business-time.ts';
import { createCalendar, type OpeningRules } from './calendar.ts';
import { promiseFor } from './promise.ts';

/*
 * Compares the calendar with two others: Temporal knows what a clock shows at a moment, and date-holidays knows the holidays. The
 * seed is fixed, so a failure can be reproduced.
 */
const SEED = 20_261_121;

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** Every zone of the United States and their territories. */
const ZONES = `America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello
  America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo
  America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox
  America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver
  America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla
  America/Yakutat America/Nome America/Adak Pacific/Honolulu America/Puerto_Rico America/St_Thomas Pacific/Guam
  Pacific/Saipan Pacific/Pago_Pago`.split(/\s+/);

const zones = new Map(ZONES.map((name) => [name, createTimeZone(name)]));

/** Twenty years, from the first with Juneteenth. */
const [FIRST_YEAR, LAST_YEAR] = [2021, 2040];

const HOLIDAY_NAMES: Partial<Record<Holiday, string>> = {
  'new-year': "New Year's Day",
  'memorial-day': 'Memorial Day',
  'independence-day': 'Independence Day',
  'labor-day': 'Labor Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
};

const oracle = new Holidays('US');
const closedBy = new Map<string, string>();
for (let year = FIRST_YEAR - 1; year <= LAST_YEAR + 2; year++) {
  for (const { date, name } of oracle.getHolidays(year))
    closedBy.set(`${name.replace(/ \(.*/, '')} ${date.slice(0, 10)}`, name);
}

type Office = OpeningRules & { zone: string };

/** What the clock shows, by Temporal. */
function shown(at: number, zone: string): { day: string; minute: number } {
  const time = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return { day: time.toPlainDate().toString(), minute: time.hour * 60 + time.minute };
}

/** Whether the office is open, by what the clock shows. */
function isOpenBy(at: number, { zone, hours, holidays, exceptions }: Office): boolean {
  const { day, minute } = shown(at, zone);
  const exception = exceptions.find((each) => each.day === day);
  const isHoliday = holidays.some((holiday) => closedBy.has(`${HOLIDAY_NAMES[holiday]} ${day}`));
  const spans = exception
    ? [[exception.openFrom ?? '00:00', exception.openUntil ?? '00:00']]
    : isHoliday
      ? []
      : hours[WEEKDAYS[weekdayOf(day)]];
  return spans.some(([from = '', until = '']) => minutesOf(from) <= minute && minute < minutesOf(until));
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeAt(quarter: number): string {
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
}

/** No span, one or two, on full quarters of an hour, from midnight to midnight. */
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 4 })
  .map((quarters) => quarters.toSorted((one, other) => one - other).map(timeAt))
  .map((times): Hours['monday'] => {
    const [first, second, third, fourth] = times;
    if (first === undefined || second === undefined) return [];
    return third !== undefined && fourth !== undefined
      ? [
          [first, second],
          [third, fourth],
        ]
      : [[first, second]];
  });

const usualDay = fc.constant<Hours['monday']>([['08:00', '17:00']]);
const allDay = fc.constant<Hours['monday']>([['00:00', '24:00']]);
const anyDay = fc.oneof({ weight: 3, arbitrary: spans }, { weight: 2, arbitrary: usualDay }, allDay);

const hours: fc.Arbitrary<Hours> = fc.record({
  monday: anyDay,
  tuesday: anyDay,
  wednesday: anyDay,
  thursday: anyDay,
  friday: anyDay,
  saturday: spans,
  sunday: spans,
});

/** Any minute of the twenty years, and as often one of the days on which a clock is changed. */
const anyMinute = fc.oneof(
  fc
    .integer({ min: Date.UTC(FIRST_YEAR, 0, 2) / MINUTE, max: Date.UTC(LAST_YEAR, 11, 30) / MINUTE })
    .map((minute) => minute * MINUTE),
  fc
    .tuple(
      fc.integer({ min: FIRST_YEAR, max: LAST_YEAR }),
      fc.boolean(),
      fc.integer({ min: 0, max: 3 * 24 * 60 }),
    )
    .map(([year, spring, minute]) => {
      const [month, sunday] = spring ? [2, 2] : [10, 1];
      const first = `${year}-${spring ? '03' : '11'}-01`;
      const day = 1 + ((7 - weekdayOf(first)) % 7) + 7 * (sunday - 1);
      return Date.UTC(year, month, day - 1) + minute * MINUTE;
    }),
);

const visit = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    hours,
    holidays: fc.subarray(Object.keys(HOLIDAY_NAMES) as Holiday[]),
    at: anyMinute,
    /** Days after that moment, with the hours that they have. */
    exceptions: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), spans), {
      selector: ([days]) => days,
      maxLength: 3,
    }),
  })
  .map(({ at, exceptions, ...office }): { at: number; office: Office } => ({
    at,
    office: {
      ...office,
      exceptions: exceptions.map(([days, [span]]) => ({
        day: daysAfter(shown(at, office.zone).day, days),
        openFrom: span?.[0] ?? null,
        openUntil: span?.[1] ?? null,
      })),
    },
  }));

function calendarOf({ zone, ...rules }: Office) {
  return createCalendar(rules, zones.get(zone) as ReturnType<typeof createTimeZone>);
}

describe('in every time zone of the United States', () => {
  test('it is open while the clock shows a time within its hours', () => {
    check(6_000, visit, ({ at, office }) => {
      expect(calendarOf(office).isOpen(new Date(at))).toBe(isOpenBy(at, office));
    });
  });

  test('business minutes pass while it is open', () => {
    const quarters = fc.integer({ min: 1, max: 40 });
    check(1_000, fc.tuple(visit, quarters), ([{ at: minute, office }, count]) => {
      const at = Math.ceil(minute / QUARTER) * QUARTER;
      const expected = stepUntil(at, QUARTER, () => true, count, office);
      const calendar = calendarOf(office);
      const passed = calendar.addBusinessMinutes(new Date(at), count * 15);
      if (expected === undefined)
        return expect(passed?.getTime() ?? Infinity).toBeGreaterThan(at + LOOK_AHEAD);
      expect(passed?.toISOString()).toBe(new Date(expected).toISOString());
    });
  });

  test('minutes added and minutes between agree, and the next opening is the first', () => {
    const minutes = fc.integer({ min: 1, max: 3_000 });
    check(2_000, fc.tuple(visit, minutes), ([{ at, office }, count]) => {
      const calendar = calendarOf(office);
      const from = new Date(at);
      const passed = calendar.addBusinessMinutes(from, count);
      if (!passed) {
        const muchLater = new Date(at + 50 * LOOK_AHEAD);
        return expect(calendar.businessMinutesBetween(from, muchLater)).toBeLessThan(count);
      }
      expect(calendar.businessMinutesBetween(from, passed)).toBe(count);
      expect(calendar.businessMinutesBetween(from, new Date(passed.getTime() - 1))).toBe(count - 1);
      const opening = calendar.nextOpening(from) as Date;
      expect(isOpenBy(opening.getTime(), office)).toBe(true);
      expect(calendar.businessMinutesBetween(from, opening)).toBe(0);
    });
  });

  test('the promise is a half hour or closing time after half an hour of open office', () => {
    check(2_000, fc.tuple(visit, policy), ([{ at, office }, told]) => {
      const calendar = calendarOf(office);
      const promised = promiseFor(new Date(at), calendar, told);
      const due = calendar.addBusinessMinutes(
        new Date(at),
        Math.max(told.answerWithin, told.observedMinutes ?? 0),
      );
      if (!due) return expect(promised).toBeUndefined();
      const expected = firstPromise(due.getTime(), office);
      // What is weeks away is not looked for.
      if (expected === undefined)
        return expect(promised?.getTime() ?? Infinity).toBeGreaterThan(due.getTime() + LOOK_AHEAD);
      expect(promised?.toISOString()).toBe(new Date(expected).toISOString());
    });
  });

  test('an earlier request is never promised a later answer, also in a storm', () => {
    const storm = fc.option(
      fc.record({
        factor: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        notBefore: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      }),
      { nil: undefined },
    );
    const later = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6_000 }));
    check(4_000, fc.tuple(visit, policy, storm, later), ([{ at, office }, told, busy, minutes]) => {
      const calendar = calendarOf(office);
      const notBefore =
        busy?.notBefore === undefined ? undefined : daysAfter(shown(at, office.zone).day, busy.notBefore);
      const promised = (time: number) =>
        promiseFor(new Date(time), calendar, { ...told, storm: { factor: busy?.factor, notBefore } });
      const first = promised(at)?.getTime() ?? Infinity;
      expect(promised(at + minutes * MINUTE)?.getTime() ?? Infinity).toBeGreaterThanOrEqual(first);
    });
  });
});

const policy = fc.record({
  answerWithin: fc.constantFrom(15, 30, 60, 120, 240, 600),
  observedMinutes: fc.option(fc.integer({ min: 1, max: 700 }), { nil: undefined }),
});

/** How far the others look, who go from quarter to quarter: eight days. */
const LOOK_AHEAD = 8 * 24 * 60 * MINUTE;

/** When the office has been open for so many steps. */
function stepUntil(
  from: number,
  step: number,
  counts: (at: number) => boolean,
  count: number,
  office: Office,
): number | undefined {
  let left = count;
  for (let at = from; at < from + LOOK_AHEAD; at += step) {
    if (isOpenBy(at, office) && counts(at)) left--;
    if (left === 0) return at + step;
  }
  return undefined;
}

/** Goes from quarter to quarter of an hour, and asks of each what docs/decisions/035-the-promise.md asks. */
function firstPromise(due: number, office: Office): number | undefined {
  const isOpen = (at: number) => isOpenBy(at, office);
  for (let at = Math.ceil(due / QUARTER) * QUARTER; at < due + LOOK_AHEAD; at += QUARTER) {
    const isHalfHour = at % (2 * QUARTER) === 0;
    if ((isHalfHour || !isOpen(at)) && isOpen(at - QUARTER) && isOpen(at - 2 * QUARTER)) return at;
  }
  return undefined;
}

function check<T>(numRuns: number, arbitrary: fc.Arbitrary<T>, property: (value: T) => void) {
  fc.assert(
    fc.property(arbitrary, (value) => {
      property(value);
    }),
    { seed: SEED, numRuns },
  );
}
