import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../sample.ts';
import { folder } from './site.ts';

const DAY = 24 * 3600 * 1000;

test('security.txt names the office, and runs out within a year and not tomorrow', () => {
  const fields = readFileSync(join(folder, '.well-known/security.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(': '));
  const { Contact, Expires } = Object.fromEntries(fields);
  expect(Contact).toBe(`mailto:${company.email}`);
  const days = (Date.parse(Expires) - Date.now()) / DAY;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(365);
});
