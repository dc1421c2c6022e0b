import { expect, test } from 'vitest';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { fileAnswer } from '../../server/deliveries/mail/transport.ts';
import { stateInWords } from './lead-facts.ts';
import { promiseOf } from './lead-view.ts';

/** By the office's clock, in winter. */
const at = (time: string) => new Date(`2026-11-${time}-05:00`);
const NOW = at('23T10:00');

test.each([
  ['23T10:22', null, null, 'Promised by 10:22 a.m., 22 min left', false],
  ['24T10:00', null, null, 'Promised by Tue 10 a.m., 24 h left', false],
  ['23T09:46', null, null, 'Promised by 9:46 a.m., 14 min late', true],
  ['23T09:46', '23T09:30', null, 'Promised by 9:46 a.m., answered 9:30 a.m.', false],
  ['23T09:30', '23T09:45', null, 'Promised by 9:30 a.m., answered 9:45 a.m., 15 min late', true],
  ['22T10:00', null, '22T11:00', 'Promised by Sun 10 a.m.', false],
])('a promise by %s, answered %s and over %s, is told as it is', (by, contacted, closed, words, isLate) => {
  const time = (text: string | null) => (text === null ? null : at(text));
  const lead = { promisedBy: at(by), contactedAt: time(contacted), closedAt: time(closed) };
  expect(promiseOf(lead, NOW)).toEqual({ words, isLate });
});

test('where nothing was promised there is nothing to tell', () => {
  expect(promiseOf({ promisedBy: null, contactedAt: NOW, closedAt: null }, NOW)).toBeUndefined();
});

test('an email that was written to a file is not called delivered', () => {
  expect(stateInWords('sent', fileAnswer('office-1'))).toBe(leadWords.mailInFile);
  expect(stateInWords('sent', '250 Accepted')).toBe('delivered');
  expect(stateInWords('held', null)).toBe('held');
});
