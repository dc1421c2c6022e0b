// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { findUnsent, isUnsent, putAway, release } from './outbox.ts';

beforeEach(() => localStorage.clear());

const letter = {
  key: '0123456789abcdef0123456789abcdef',
  answers: { name: 'Grace', message: 'The door drags.' },
  beside: { website: '', context: { page: '/contact' } },
  at: Date.now(),
};
const later = { ...letter, key: 'f'.repeat(32), at: letter.at + 1 };

test('a letter waits as it was sent until it is released', () => {
  putAway('contact', letter);
  expect(findUnsent('contact')).toEqual(letter);
  expect(isUnsent('contact', letter)).toBe(true);
  release('contact', letter);
  expect(findUnsent('contact')).toBeUndefined();
  expect(isUnsent('contact', letter)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('two tabs keep their letters apart, and the older one comes first', () => {
  putAway('contact', later);
  putAway('contact', letter);
  expect(findUnsent('contact')).toEqual(letter);
  release('contact', letter);
  expect(findUnsent('contact')).toEqual(later);
});

test('a letter is for forms of its kind', () => {
  putAway('contact', letter);
  expect(findUnsent('estimate')).toBeUndefined();
});

test.each([
  ['no object', 7],
  ['no key', { ...letter, key: undefined }],
  ['a key that would break a header', { ...letter, key: 'a\r\nb: c' }],
  ['the key of another letter', later],
  ['no time', { ...letter, at: undefined }],
])('a letter with %s is thrown away', (_, garbage) => {
  localStorage.setItem(`kept.contact.unsent.${letter.key}`, JSON.stringify(garbage));
  expect(findUnsent('contact')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a letter whose parts were tampered with is still a letter', () => {
  const tampered = { ...letter, answers: { name: 7, message: 'Hello' }, beside: null };
  localStorage.setItem(`kept.contact.unsent.${letter.key}`, JSON.stringify(tampered));
  expect(findUnsent('contact')).toEqual({ ...letter, answers: { message: 'Hello' }, beside: {} });
});
