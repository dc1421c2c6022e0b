// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPending, isPending, removePending, retryWithBackoff, savePending } from './pending.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

type Result = { retryAfter?: number; word?: string };

/** Starts trying, with these results in this order and failures ever after. */
function start(results: (Result | undefined)[], retryAfter = 0) {
  const done = vi.fn();
  const send = vi.fn(
    async (): Promise<Result | undefined> => (results.length ? results.shift() : { retryAfter: 0 }),
  );
  const stop = retryWithBackoff(retryAfter, send as () => Promise<Result>, done);
  return { done, send, stop };
}

/** How many seconds lie between the tries. */
async function gaps(send: ReturnType<typeof vi.fn>, tries: number): Promise<number[]> {
  const found: number[] = [];
  for (let seconds = 1, last = 0; found.length < tries; seconds++) {
    const before = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (send.mock.calls.length > before) found.push(seconds - last);
    if (send.mock.calls.length > before) last = seconds;
  }
  return found;
}

test('the waits grow, up to five minutes', async () => {
  const { send, stop } = start([]);
  expect(await gaps(send, 9)).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300]);
  stop();
});

test('the waits have jitter', async () => {
  vi.mocked(Math.random).mockReturnValue(0.5);
  const { send, stop } = start([]);
  expect(await gaps(send, 3)).toEqual([5, 10, 20]);
  stop();
});

test('it ends with the first answer, and tells it once', async () => {
  const answer = { word: 'stored' };
  const { send, done } = start([{ retryAfter: 0 }, answer]);
  await vi.advanceTimersByTimeAsync(600_000);
  dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(2);
  expect(done.mock.calls).toEqual([[answer]]);
});

test('it ends when there is nothing to send any more', async () => {
  const { send, done } = start([undefined]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(done.mock.calls).toEqual([[undefined]]);
});

test('it tries at once when the device is online again', async () => {
  const { send, stop } = start([]);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  stop();
});

test('it never asks before the server wants to be asked, online again or not', async () => {
  const { send, stop } = start([{ retryAfter: 20_000 }], 10_000);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  stop();
});

test('there is one try at a time', async () => {
  const { send } = start([]);
  send.mockReturnValue(new Promise(() => {}));
  for (const event of ['online', 'online', 'online']) dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('once stopped it makes no further try, and tells only what was under way', async () => {
  const { send, done, stop } = start([]);
  let answer: (result: Result) => void = () => {};
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(4_000);
  stop();
  answer({ word: 'stored' });
  await vi.advanceTimersByTimeAsync(600_000);
  dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(done.mock.calls).toEqual([[{ word: 'stored' }]]);
});
