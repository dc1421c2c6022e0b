import { expect, test } from 'vitest';
import { office } from '../contract/content/current.ts';
import { type Hours, officeSchema } from '../contract/content/schema.ts';
import {
  closedDays,
  closedInWords,
  dayGroups,
  hoursInShort,
  hoursInWords,
  weekGroups,
} from './opening-hours.ts';

const closed: Hours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const inWords = (hours: Partial<Hours>) => dayGroups({ hours: { ...closed, ...hours } }).map(hoursInWords);

test('neighboring days with the same hours are named together', () => {
  const day: Hours['monday'] = [['08:00', '17:30']];
  expect(
    inWords({ monday: day, tuesday: day, wednesday: day, friday: day, saturday: [['09:00', '12:00']] }),
  ).toEqual([
    'Monday to Wednesday, 8 a.m. to 5:30 p.m.',
    'Friday, 8 a.m. to 5:30 p.m.',
    'Saturday, 9 a.m. to noon',
  ]);
});

test('two days are not a span', () => {
  const day: Hours['monday'] = [['08:00', '17:00']];
  expect(inWords({ monday: day, tuesday: day })).toEqual(['Monday and Tuesday, 8 a.m. to 5 p.m.']);
});

test('a day may be closed, open all day, have two spans, or end at midnight', () => {
  expect(inWords({})).toEqual([]);
  expect(inWords({ sunday: [['00:00', '24:00']] })).toEqual(['Sunday, all day']);
  expect(
    inWords({
      monday: [
        ['07:05', '12:00'],
        ['13:00', '24:00'],
      ],
    }),
  ).toEqual(['Monday, 7:05 a.m. to noon, 1 p.m. to midnight']);
});

test('of the whole week, a day without hours is closed', () => {
  const day: Hours['monday'] = [['08:00', '17:00']];
  const week = weekGroups({ hours: { ...closed, monday: day, sunday: day } });
  expect(week.map(hoursInWords)).toEqual([
    'Monday, 8 a.m. to 5 p.m.',
    'Tuesday to Saturday, closed',
    'Sunday, 8 a.m. to 5 p.m.',
  ]);
});

test('the short form has the whole week on one line', () => {
  const inShort = (hours: Partial<Hours>) => hoursInShort({ hours: { ...closed, ...hours } });
  const day: Hours['monday'] = [['08:00', '17:00']];
  expect(inShort({})).toBe('');
  expect(inShort({ monday: day, tuesday: day, saturday: [['09:00', '12:00']] })).toBe(
    'Mon–Tue 8–5, Sat 9–12',
  );
  expect(
    inShort({
      wednesday: [
        ['07:30', '12:00'],
        ['13:00', '24:00'],
      ],
      sunday: [['00:00', '24:00']],
    }),
  ).toBe('Wed 7:30–12, 1–midnight, Sun all day');
});

test('an office may name no hours', () => {
  expect(dayGroups({ hours: undefined })).toEqual([]);
  expect(officeSchema.safeParse({ ...office, hours: undefined }).success).toBe(true);
});

test('the schema refuses unknown holidays, a holiday twice, and a response time out of range', () => {
  const parse = (change: object) => officeSchema.safeParse({ ...office, ...change }).success;
  expect(parse({ holidays: [] })).toBe(true);
  expect(parse({ answerWithin: 15 })).toBe(true);
  for (const wrong of [
    { holidays: ['easter'] },
    { holidays: ['christmas', 'christmas'] },
    { answerWithin: 14 },
    { answerWithin: 90.5 },
    { answerWithin: 6_001 },
  ]) {
    expect(parse(wrong)).toBe(false);
  }
});

test('the schema refuses spans that overlap, end before they begin, or have no such time', () => {
  const parse = (monday: unknown) =>
    officeSchema.safeParse({ ...office, hours: { ...office.hours, monday } }).success;
  expect(parse([])).toBe(true);
  expect(parse([['08:00', '24:00']])).toBe(true);
  for (const wrong of [
    [['17:00', '08:00']],
    [
      ['08:00', '12:00'],
      ['11:00', '13:00'],
    ],
    [['8:00', '12:00']],
    [['08:00', '24:30']],
  ]) {
    expect(parse(wrong)).toBe(false);
  }
});

test('the closed days are named in a sentence', () => {
  expect(closedInWords({ holidays: [] })).toBeUndefined();
  expect(closedInWords({ holidays: ['christmas'] })).toBe('Closed Christmas.');
  expect(closedInWords({ holidays: ['new-year', 'thanksgiving', 'day-after-thanksgiving'] })).toBe(
    'Closed New Year’s Day, Thanksgiving and the day after Thanksgiving.',
  );
});

test('their dates are those of a year on which the office would be open, the observed ones among them', () => {
  const days = closedDays({ ...office, holidays: ['independence-day', 'christmas'] }, '2026-07-01');
  // July 4 is a Saturday, on which this office is open as well.
  expect(days).toEqual([
    { day: '2026-07-03', name: 'Independence Day' },
    { day: '2026-07-04', name: 'Independence Day' },
    { day: '2026-12-25', name: 'Christmas' },
  ]);
  // July 4, 2027, is a Sunday.
  expect(closedDays({ ...office, holidays: ['independence-day'] }, '2026-07-05')).toEqual([]);
  expect(closedDays({ ...office, holidays: ['independence-day'] }, '2026-08-01')).toEqual([
    { day: '2027-07-05', name: 'Independence Day' },
  ]);
  expect(closedDays({ ...office, hours: undefined }, '2026-07-01')).toEqual([]);
});
