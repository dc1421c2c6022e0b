import { expect, test } from 'vitest';
import { checkNames } from './all.ts';
import { confirmation } from './en/confirmation.ts';
import { emergencyAdvice } from './en/emergency-advice.ts';
import { heldReasons } from './en/mails/held.ts';
import { months } from './en/months.ts';
import { officeLead } from './en/office-lead.ts';
import { type Lines, messages } from './messages.ts';

test('a contractor’s own line takes the place of ours, and the others stay', () => {
  const own = { stamp: 'Here', promised: 'Expect us {promise}.' };
  expect(messages('confirmation', confirmation, own)).toEqual({ ...confirmation, ...own });
  expect(messages('confirmation', confirmation, {})).toEqual(confirmation);
  expect(messages('nothing', confirmation)).toBe(confirmation);
});

test('a group is replaced in part, a list whole', () => {
  const lostReasons = ['Too dear', 'Too far'];
  const changed = messages('officeLead', officeLead, { steps: { won: 'Ours' }, lostReasons });
  expect(changed.steps).toEqual({ ...officeLead.steps, won: 'Ours' });
  expect(changed.lostReasons).toEqual(lostReasons);
  expect(changed.did).toBe(officeLead.did);
});

test.each<[what: string, name: string, defaults: Lines, own: unknown, problem: string]>([
  [
    'a line that there is not',
    'confirmation',
    confirmation,
    { stmp: 'Here' },
    'confirmation.stmp: there is no such line',
  ],
  [
    'a name of every object',
    'confirmation',
    confirmation,
    { toString: 'Here' },
    'confirmation.toString: there is no such line',
  ],
  [
    'a line of a group that there is not',
    'officeLead',
    officeLead,
    { steps: { gone: 'Gone' } },
    'officeLead.steps.gone: there is no such line',
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
])('%s is refused', (_what, name, defaults, own, problem) => {
  expect(() => messages(name, defaults, own)).toThrow(`messages.ts needs a correction:\n  ${problem}`);
});

test('a place may begin a sentence, and a part of one may end with "p.m."', () => {
  const ours = { sentence: 'All {services} services', part: 'today by {time}' };
  const own = { sentence: '{Services} services', part: '{time}, p.m.' };
  expect(messages('both', ours, own)).toEqual(own);
});

test('every mistake of a file is named at once', () => {
  expect(() => messages('confirmation', confirmation, { stmp: 'Here', promised: 'Soon.' })).toThrow(
    'messages.ts needs a correction:\n  confirmation.stmp: there is no such line\n  confirmation.promised: expected {promise} in it',
  );
});

test('lines of a file that there is not are refused', () => {
  expect(() => checkNames({ footer: {}, 'mails/customer': {} })).not.toThrow();
  expect(() => checkNames({ fotter: {}, constructor: {} })).toThrow(
    /^messages\.ts needs a correction:\n {2}fotter: there are no such lines; expected one of answers, .*\n {2}constructor: /,
  );
});
