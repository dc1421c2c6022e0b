import { afterEach, expect, test } from 'vitest';
import { all } from './all.ts';
import { confirmation } from './en/confirmation.ts';
import { emergencyAdvice } from './en/emergency-advice.ts';
import { heldReasons } from './en/mails/held.ts';
import { months } from './en/months.ts';
import { officeLead } from './en/office-lead.ts';
import { type Lines, messages, problemsIn, takeMessages } from './messages.ts';

afterEach(() => takeMessages({}));

test('a contractor’s own line takes the place of ours, and the others stay', () => {
  const before = { ...confirmation };
  takeMessages({ confirmation: { stamp: 'Here' } });
  expect(confirmation).toEqual({ ...before, stamp: 'Here' });
  takeMessages({});
  expect(confirmation).toEqual(before);
});

test('a file that is loaded later has them, too', () => {
  takeMessages({ later: { steps: { won: 'Ours' } } });
  expect(messages('later', { steps: { won: 'Won', lost: 'Lost' } })).toEqual({
    steps: { won: 'Ours', lost: 'Lost' },
  });
});

test('a group is replaced in part, a list whole', () => {
  const { did, steps } = structuredClone(officeLead);
  const lostReasons = ['Too dear', 'Too far'];
  takeMessages({ officeLead: { steps: { won: 'Ours' }, lostReasons } });
  expect(officeLead).toMatchObject({ did, steps: { ...steps, won: 'Ours' }, lostReasons });
});

test.each<[what: string, name: string, defaults: Lines, own: unknown, problem: string]>([
  [
    'a line that there is not',
    'confirmation',
    confirmation,
    { stmp: 'Here' },
    'confirmation.stmp: expected one of the lines in messages/en',
  ],
  [
    'a name of every object',
    'confirmation',
    confirmation,
    { toString: 'Here' },
    'confirmation.toString: expected one of the lines in messages/en',
  ],
  [
    'a line of a group that there is not',
    'officeLead',
    officeLead,
    { steps: { gone: 'Gone' } },
    'officeLead.steps.gone: expected one of the lines in messages/en',
  ],
  [
    'a lost place',
    'confirmation',
    confirmation,
    { promised: 'Soon.' },
    'confirmation.promised: expected {promise} in it',
  ],
  [
    'a place that is filled nowhere',
    'confirmation',
    confirmation,
    { stamp: 'Here {day}' },
    'confirmation.stamp: expected nothing in braces',
  ],
  [
    'another place than ours',
    'confirmation',
    confirmation,
    { promised: 'By {day}, {promise}.' },
    'confirmation.promised: expected nothing in braces but {promise}',
  ],
  ['an empty line', 'confirmation', confirmation, { stamp: ' ' }, 'confirmation.stamp: expected some text'],
  ['a number', 'confirmation', confirmation, { stamp: 3 }, 'confirmation.stamp: expected some text'],
  [
    'a line in place of a group',
    'officeLead',
    officeLead,
    { steps: 'New' },
    'officeLead.steps: expected lines by their names',
  ],
  [
    'a line in place of a file',
    'confirmation',
    confirmation,
    'Here',
    'confirmation: expected lines by their names',
  ],
  [
    'a line in place of a list',
    'months',
    months,
    { monthNames: 'May' },
    'months.monthNames: expected a list of lines',
  ],
  [
    'a list without lines',
    'officeLead',
    officeLead,
    { lostReasons: [] },
    'officeLead.lostReasons: expected a list of lines',
  ],
  [
    'a list that lacks a month',
    'months',
    months,
    { monthNames: ['May'] },
    'months.monthNames: expected a list of 12 lines',
  ],
  [
    'an empty line of a list',
    'officeLead',
    officeLead,
    { lostReasons: ['Dear', ''] },
    'officeLead.lostReasons.1: expected some text',
  ],
  [
    'a period within a sentence',
    'mails/held',
    heldReasons,
    { captcha: { wrong: 'it is wrong.' } },
    'mails/held.captcha.wrong: expected a part of a sentence, without a period',
  ],
  [
    'advice that lacks 911',
    'emergencyAdvice',
    emergencyAdvice,
    { harmText: 'call us.' },
    'emergencyAdvice.harmText: expected 911 to be named',
  ],
])('%s is refused', (_what, name, ours, own, problem) => {
  expect(inLines(name, ours, own)).toEqual([problem]);
});

/** What is wrong with the lines of one file, each with its place. */
function inLines(name: string, ours: Lines, own: unknown): string[] {
  return problemsIn({ [name]: ours }, { [name]: own }).map(
    ({ path, expected }) => `${path.join('.')}: ${expected}`,
  );
}

test('a place may begin a sentence, and a part of one may end with "p.m."', () => {
  const ours = { sentence: 'All {services} services', part: 'today by {time}' };
  const own = { sentence: '{Services} services', part: '{time}, p.m.' };
  expect(inLines('both', ours, own)).toEqual([]);
});

test('every mistake is named at once, lines of a file that there is not among them', () => {
  const own = { confirmation: { stmp: 'Here', promised: 'Soon.' }, constructor: {}, 'mails/customer': {} };
  expect(problemsIn(all, own).map(({ path }) => path.join('.'))).toEqual([
    'confirmation.stmp',
    'confirmation.promised',
    'constructor',
  ]);
});
