import { expect, test } from 'vitest';
import { remainingErrors } from './answers.ts';

const shown = { name: 'Too long.', email: 'Enter one of the two.' };

test('an error goes when the check no longer finds it, whichever field was changed', () => {
  const found = { name: 'Too long.' };
  expect(remainingErrors(shown, { found, touched: 'number', source: 'check' })).toEqual(found);
});

test('an error updates to what is wrong now, and no new ones appear during typing', () => {
  const found = { name: 'Missing.', message: 'Missing too.' };
  expect(remainingErrors(shown, { found, touched: 'name', source: 'check' })).toEqual({ name: 'Missing.' });
});

test('what only the server found stays until its own field is changed', () => {
  const change = { found: {}, source: 'server' } as const;
  expect(remainingErrors(shown, { ...change, touched: 'number' })).toEqual(shown);
  expect(remainingErrors(shown, { ...change, touched: 'name' })).toEqual({ email: shown.email });
});
