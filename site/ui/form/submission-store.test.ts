import { describe, expect, test, vi } from 'vitest';
import { company } from '../../../tests/sample.ts';
import { loadedContent } from '../../content/loaded-content.ts';
import type { Outcome } from './send-form.ts';
import { createSubmissionStore, isBusy, type SubmissionEvent } from './submission-store.ts';

const answers = { name: 'Grace', email: 'grace@writer.example', message: 'The door drags.' };
const submission = { key: 'k1', answers, metadata: {} };
const pending = { ...submission, at: 1 };
const failed: Outcome = { answer: { success: false, message: 'Later.' }, retryAfter: 0 };
const promise = { by: null, words: 'as soon as we are back', withZone: 'as soon as we are back' };
const stored: Outcome = { answer: { success: true, reference: 'ABCD2345', promise } };
const failure = { type: 'resolved', submission, outcome: failed, answers, isRetrying: true } as const;
const saved = { type: 'saved', pending, sentAt: 5 } as const;

// By its time zone.
loadedContent.company = company;

/** Where these events lead, one after the other. */
function after(...events: SubmissionEvent[]) {
  const store = createSubmissionStore();
  for (const event of events) store.dispatch(event);
  return store.getState();
}

test('a press leads over sending to sent, and nothing of before is left but what was sent', () => {
  expect(isBusy(after())).toBe(false);
  expect(isBusy(after({ type: 'sending' }))).toBe(true);
  const state = after({ type: 'sending' }, saved, { type: 'resolved', submission, outcome: stored });
  expect(state).toEqual({
    phase: 'sent',
    answers: saved.pending.answers,
    reference: 'ABCD2345',
    promise: promise.words,
    errors: {},
    attempt: 0,
    isChanged: false,
  });
  expect(isBusy(state)).toBe(true);
});

test('a failure says why, and can be sent again', () => {
  const state = after({ type: 'sending' }, saved, failure);
  expect(state).toMatchObject({ phase: 'failed', message: 'Later.', answers, isRetrying: true, attempt: 1 });
  expect(isBusy(state)).toBe(false);
  expect(after(failure, { type: 'sending' })).toMatchObject({ phase: 'sending', errors: {} });
});

test('server errors are in the order of the fields; an error for an unknown field is left out', () => {
  const errors = { message: 'Too long.', unknown: 'What?', name: 'Missing.' };
  const outcome: Outcome = { answer: { success: false, message: 'No.', errors } };
  const state = after({ type: 'resolved', submission, outcome });
  expect(Object.entries(state.errors)).toEqual([
    ['name', 'Missing.'],
    ['message', 'Too long.'],
  ]);
});

test('each press that finds errors makes a fresh summary, and correcting them does not', () => {
  const rejected = { type: 'checked', errors: { name: 'Missing.' }, isPress: true } as const;
  const state = after(failure, rejected, rejected, { type: 'checked', errors: {} });
  expect(state).toMatchObject({ phase: 'editing', errors: {}, attempt: 3 });
});

describe('a change', () => {
  const change = { type: 'changed', answers: { ...answers, message: 'It is mended.' } } as const;

  test('ends the trying and goes into what the other channels carry', () => {
    expect(after(failure, change)).toMatchObject({
      isChanged: true,
      isRetrying: false,
      answers: change.answers,
    });
  });

  test('renders nothing again where only the first one tells anything', () => {
    const store = createSubmissionStore();
    store.dispatch(change);
    const state = store.getState();
    store.dispatch({ ...change });
    expect(store.getState()).toBe(state);
  });

  test('is one since the last time that the form was sent or cleared', () => {
    expect(after(change, saved).isChanged).toBe(false);
    expect(after(change, { type: 'noticed', notice: { kind: 'cleared' } }).isChanged).toBe(false);
    expect(after(change, { type: 'noticed', notice: { kind: 'discarded' } }).isChanged).toBe(true);
  });
});

describe('what is kept from an earlier visit', () => {
  const restored = { type: 'restored', pending, notice: { kind: 'draft' } } as const;

  test('is told until a press', () => {
    expect(after(restored)).toMatchObject({ pending, notice: { kind: 'draft' } });
    expect(after(restored, { type: 'sending' }).notice).toBeUndefined();
  });

  test('is no question any more when it comes after the press', () => {
    const state = after({ type: 'sending' }, restored);
    expect(state.pending).toBe(pending);
    expect(state.notice).toBeUndefined();
  });
});

test('trying that has ended is not told as going on', () => {
  expect(after(failure, { type: 'retryEnded' })).toMatchObject({
    phase: 'failed',
    isRetrying: false,
    answers,
  });
});

test('who has unsubscribed is told nothing', () => {
  const store = createSubmissionStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.dispatch({ type: 'sending' });
  unsubscribe();
  store.dispatch(failure);
  expect(listener).toHaveBeenCalledTimes(1);
});
