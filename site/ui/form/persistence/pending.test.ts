// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { findPending, isPending, removePending, savePending } from './pending.ts';

beforeEach(() => localStorage.clear());

const submission = {
  key: '0123456789abcdef0123456789abcdef',
  answers: { name: 'Grace', message: 'The door drags.' },
  metadata: { website: '', context: { page: '/contact' } },
  at: Date.now(),
};
const later = { ...submission, key: 'f'.repeat(32), at: submission.at + 1 };

test('a submission waits as it was sent until it is released', () => {
  savePending('contact', submission);
  expect(findPending('contact')).toEqual(submission);
  expect(isPending('contact', submission)).toBe(true);
  removePending('contact', submission);
  expect(findPending('contact')).toBeUndefined();
  expect(isPending('contact', submission)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('two tabs keep their submissions apart, and the older one comes first', () => {
  savePending('contact', later);
  savePending('contact', submission);
  expect(findPending('contact')).toEqual(submission);
  removePending('contact', submission);
  expect(findPending('contact')).toEqual(later);
});

test('a submission is for forms of its kind', () => {
  savePending('contact', submission);
  expect(findPending('estimate')).toBeUndefined();
});

test.each([
  ['no object', 7],
  ['no key', { ...submission, key: undefined }],
  ['a key that would break a header', { ...submission, key: 'a\r\nb: c' }],
  ['the key of another submission', later],
  ['no time', { ...submission, at: undefined }],
])('a submission with %s is thrown away', (_, garbage) => {
  localStorage.setItem(`kept.contact.unsent.${submission.key}`, JSON.stringify(garbage));
  expect(findPending('contact')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a submission whose parts were tampered with is still a submission', () => {
  const tampered = { ...submission, answers: { name: 7, message: 'Hello' }, beside: null };
  localStorage.setItem(`kept.contact.unsent.${submission.key}`, JSON.stringify(tampered));
  expect(findPending('contact')).toEqual({ ...submission, answers: { message: 'Hello' }, metadata: {} });
});
