import { afterEach, describe, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '../../../contract/answer.ts';
import { form as formWords } from '../../../messages/en/form.ts';
import { createIdempotencyKeys, remainingErrors, sendForm, wordsOf } from './send-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const submission = { key: 'k1', answers: { name: 'Ada' }, metadata: { website: '', context: { page: '/' } } };
const failed = { success: false, message: formWords.failed };

function send(fetch: (address: string, options: RequestInit) => Promise<Response>) {
  vi.stubGlobal('fetch', fetch);
  return sendForm('/api/estimate', submission);
}

test('a submission is one JSON object with its key in a header', async () => {
  const fetch = vi.fn(async () => Response.json({ success: true, reference: 'ABCD2345' }));
  expect(await send(fetch)).toEqual({ answer: { success: true, reference: 'ABCD2345' } });
  expect(fetch).toHaveBeenCalledWith(
    '/api/estimate',
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ 'idempotency-key': 'k1' }),
      body: '{"name":"Ada","website":"","context":{"page":"/"}}',
    }),
  );
});

test('a success without a reference is one all the same', async () => {
  expect(await send(async () => Response.json({ success: true }))).toEqual({ answer: { success: true } });
  expect(await send(async () => Response.json({ success: true, reference: 7 }))).toEqual({
    answer: { success: true },
  });
});

test('a promise is passed on if it has text, and anything else is dropped', async () => {
  const promised = (promise: unknown) => send(async () => Response.json({ success: true, promise }));
  const promise = {
    by: '2026-11-23T16:30:00.000Z',
    words: 'today by 11:30 a.m.',
    withZone: 'by Monday, November 23, 11:30 a.m. Eastern Time',
  };
  expect(await promised(promise)).toEqual({ answer: { success: true, promise } });
  expect(await promised({ by: null, words: 'as soon as we are back' })).toEqual({
    answer: {
      success: true,
      promise: { by: null, words: 'as soon as we are back', withZone: 'as soon as we are back' },
    },
  });
  for (const wrong of ['today', null, 7, {}, { by: promise.by }, { words: ['today'] }]) {
    expect(await promised(wrong)).toEqual({ answer: { success: true } });
  }
});

test.each(['true', 1, [true], {}, null])('only the boolean is a success: %j', async (success) => {
  expect(await send(async () => Response.json({ success, reference: 'ABCD2345' }))).toEqual({
    answer: failed,
  });
});

describe('may be sent again', () => {
  test('after a lost connection', async () => {
    expect(await send(() => Promise.reject(new TypeError('offline')))).toEqual({
      answer: failed,
      retryAfter: 0,
    });
  });

  test('after a good answer that broke off', async () => {
    expect(await send(async () => new Response('{"succ'))).toEqual({ answer: failed, retryAfter: 0 });
  });

  test('after sixty seconds without an answer', async () => {
    vi.useFakeTimers();
    const outcome = send(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
    expect(await outcome).toEqual({ answer: failed, retryAfter: 0 });
  });

  test.each([429, 500, 502, 503, 504])('after a %i, in the words of the server', async (status) => {
    const answer = { success: false, message: 'Later, please.' };
    expect(await send(async () => Response.json(answer, { status }))).toEqual({ answer, retryAfter: 0 });
  });

  test('after a page of a proxy in place of an answer', async () => {
    expect(await send(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toEqual({
      answer: failed,
      retryAfter: 0,
    });
  });

  test.each([
    ['7', 7_000],
    ['Wed, 04 Mar 2026 12:00:30 GMT', 30_000],
    ['Wed, 04 Mar 2026 11:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
  ])('not before the server says: %s', async (header, wait) => {
    vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') });
    const headers = { 'retry-after': header };
    const { retryAfter } = await send(async () => Response.json(failed, { status: 429, headers }));
    expect(retryAfter).toBe(wait);
  });
});

describe('is settled', () => {
  test.each([400, 403, 404, 413, 415, 422])('by a %i', async (status) => {
    const answer = { success: false, message: 'No.', errors: { name: 'Another one.' } };
    expect(await send(async () => Response.json(answer, { status }))).toEqual({ answer });
    expect(await send(async () => new Response('<h1>No</h1>', { status }))).toEqual({ answer: failed });
  });

  test('by a failure with a good status', async () => {
    expect(await send(async () => Response.json({ success: false }))).toEqual({ answer: failed });
  });
});

test('the same words keep their key, changed words get a new one', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor('{"description":"a fence"}');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor('{"description":"a fence"}')).toBe(first);
  expect(keyFor('{"description":"a long fence"}')).not.toBe(first);
});

test('two forms never share a key', () => {
  expect(createIdempotencyKeys()('same')).not.toBe(createIdempotencyKeys()('same'));
});

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

test('answers are the same words in whichever order the form had its fields', () => {
  expect(wordsOf({ service: 'tile', first_name: 'Ada' })).toBe(
    wordsOf({ first_name: 'Ada', service: 'tile' }),
  );
  expect(wordsOf({ first_name: 'Ada', last_name: '' })).not.toBe(
    wordsOf({ first_name: '', last_name: 'Ada' }),
  );
});
