import { expect, inject, test } from 'vitest';

test('a test that fails beside a PostgreSQL of our own', () => {
  expect(inject('postgresUrl')).toBe('no address at all');
});
