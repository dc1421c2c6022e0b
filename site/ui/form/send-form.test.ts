import { expect, test } from 'vitest';
import { createKeyring } from './send-form.ts';

test('the same words keep their key, changed words get a new one', () => {
  const keyFor = createKeyring();
  const first = keyFor('{"description":"a fence"}');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor('{"description":"a fence"}')).toBe(first);
  expect(keyFor('{"description":"a long fence"}')).not.toBe(first);
});

test('two forms never share a key', () => {
  expect(createKeyring()('same')).not.toBe(createKeyring()('same'));
});
