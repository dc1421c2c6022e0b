// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropLink,
  forget,
  keep,
  keepLink,
  LIFETIME,
  LINK_LIFETIME,
  namesOf,
  purge,
  recall,
  recallLink,
} from './storage.ts';

const now = new Date('2026-03-04T12:00:00Z').getTime();

beforeEach(() => {
  // Files share a window, and another may have kept something in it.
  localStorage.clear();
  vi.useFakeTimers({ now });
});

afterEach(() => {
  for (const name of namesOf('')) forget(name);
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what is kept can be recalled until it is forgotten', () => {
  keep('a.draft', { at: now, words: 'a fence' });
  expect(recall('a.draft')).toEqual({ at: now, words: 'a fence' });
  expect(namesOf('a.')).toEqual(['a.draft']);
  forget('a.draft');
  expect(recall('a.draft')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a day later nothing is left, whichever form it was for', () => {
  keep('a.draft', { at: now });
  keep('b.draft', { at: now + 1 });
  vi.setSystemTime(now + LIFETIME);
  purge();
  expect(namesOf('')).toEqual(['b.draft']);
  expect(localStorage).toHaveLength(1);
});

test('what comes from the future is as bad as what is too old', () => {
  keep('a.draft', { at: now + LIFETIME });
  expect(recall('a.draft')).toBeUndefined();
});

test.each(['', '{', 'null', '7', '"words"', '[]', '{}', '{"at":"today"}', '{"at":null}', '{"at":{}}'])(
  'garbage is thrown away: %s',
  (garbage) => {
    localStorage.setItem('kept.a.draft', garbage);
    expect(recall('a.draft')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  },
);

test('the link to what was sent is kept for a month, and is one of ours', () => {
  keepLink('estimate', '/my/KD4RW7MA.abc');
  vi.setSystemTime(now + LINK_LIFETIME - 1);
  purge();
  expect([recallLink('estimate'), recallLink('contact')]).toEqual(['/my/KD4RW7MA.abc', undefined]);
  vi.setSystemTime(now + LINK_LIFETIME);
  expect(recallLink('estimate')).toBeUndefined();
  keepLink('estimate', 'javascript:alert(1)');
  expect(recallLink('estimate')).toBeUndefined();
  dropLink('estimate');
  expect(localStorage).toHaveLength(0);
});

test('what others keep is left alone', () => {
  localStorage.setItem('theme', 'dark');
  purge();
  expect(namesOf('')).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

describe('where the device keeps nothing', () => {
  test.each(['full', 'forbidden'])('because its storage is %s, the page remembers by itself', (how) => {
    const refuse = () => {
      throw new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (how === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    else vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
    keep('a.draft', { at: now, words: 'a fence' });
    expect(recall('a.draft')).toEqual({ at: now, words: 'a fence' });
    expect(namesOf('a.')).toEqual(['a.draft']);
    forget('a.draft');
    expect(recall('a.draft')).toBeUndefined();
    purge();
  });
});
