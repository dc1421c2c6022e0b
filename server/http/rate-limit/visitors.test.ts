import { expect, test } from 'vitest';
import { createVisitors } from './visitors.ts';

test('visitors without a known address count as one visitor', async () => {
  const { hash } = createVisitors({ store: { secret: async () => 'salt' }, clock: () => new Date(0) });
  expect(await hash(undefined)).toBe(await hash(undefined));
  expect(await hash(undefined)).not.toBe(await hash('203.0.113.1'));
});
