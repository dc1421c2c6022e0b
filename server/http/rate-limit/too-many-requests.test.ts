import { expect, test } from 'vitest';
import { tooManyRequests } from './too-many-requests.ts';

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [300, '5 minutes'],
  [3_600, '60 minutes'],
])('whoever must wait %i seconds is told to wait %s', (seconds, words) => {
  expect(tooManyRequests(seconds)).toContain(`Please wait ${words} and try again`);
});
