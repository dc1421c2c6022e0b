// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../send-form.ts';
import { createSubmissionStore } from '../submission-store.ts';
import { openPersistence, type Persistence } from './persistence.ts';

const key = '0123456789abcdef0123456789abcdef';
const answers = { name: 'Grace', message: 'The door drags.' };
const stored: Outcome = { answer: { success: true, reference: 'ABCD2345' } };
const failed: Outcome = { answer: { success: false, message: 'Later.' }, retryAfter: 0 };

let opened: Persistence[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') });
  localStorage.clear();
});

afterEach(() => {
  for (const persistence of opened) {
    persistence.discard();
    persistence.close();
  }
  opened = [];
  vi.useRealTimers();
});

/** A contact form comes into the page, and its words are kept from here on. */
function open(post = vi.fn(async () => failed)) {
  document.body.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>';
  const form = document.forms[0] as HTMLFormElement;
  const store = createSubmissionStore();
  const options = { kind: 'contact', store, restores: true, suggested: undefined, shownAt: 0, post } as const;
  const persistence = openPersistence(form, options);
  opened.push(persistence);
  return { form, store, persistence, post };
}

function type(form: HTMLFormElement, words: string) {
  const field = form.elements.namedItem('message') as HTMLTextAreaElement;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('what the first release has left on the device', () => {
  const at = new Date('2026-03-04T09:00:00Z').getTime();
  const pendingText = `{"key":"${key}","answers":{"name":"Grace","message":"The door drags."},"beside":{"website":"","context":{"page":"/contact","seconds":40}},"at":${at}}`;

  test('a draft is put back', () => {
    localStorage.setItem(
      'kept.contact.draft',
      `{"at":${at},"answers":${JSON.stringify(answers)},"entry":"e1"}`,
    );
    const { form, store } = open();
    expect(Object.fromEntries(new FormData(form))).toEqual(answers);
    expect(store.getState().notice).toEqual({ kind: 'draft' });
  });

  test('a request without an answer is offered and sent as it was', () => {
    localStorage.setItem(`kept.contact.unsent.${key}`, pendingText);
    const { form, store, persistence } = open();
    expect(Object.fromEntries(new FormData(form))).toEqual(answers);
    const metadata = { website: '', context: { page: '/contact', seconds: 40 } };
    const submission = { key, answers, metadata, at };
    expect(store.getState().notice).toEqual({ kind: 'pending', submission, isInForm: true });
    expect(persistence.save(submission)).toEqual(submission);
    persistence.resolve(submission, stored);
    expect(store.getState()).toMatchObject({ phase: 'sent', reference: 'ABCD2345' });
    expect(localStorage).toHaveLength(0);
  });

  test('a tab with the first release reads what is saved now', () => {
    localStorage.setItem(`kept.contact.unsent.${key}`, pendingText);
    const { store, persistence } = open();
    const { pending } = store.getState();
    localStorage.clear();
    if (pending) persistence.save({ ...pending, key });
    const kept = JSON.parse(localStorage.getItem(`kept.contact.unsent.${key}`) ?? '');
    expect(Object.keys(kept).sort()).toEqual(['answers', 'at', 'beside', 'key']);
  });
});

test('a failure shows half a second after the press, and is tried again', async () => {
  const { store, persistence, post } = open();
  const submission = persistence.save({ key, answers, metadata: {} });
  persistence.resolve(submission, failed);
  await vi.advanceTimersByTimeAsync(499);
  expect(store.getState().phase).toBe('editing');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.getState()).toMatchObject({ phase: 'failed', isRetrying: true });
  post.mockResolvedValue(stored);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(post).toHaveBeenCalledWith(submission);
  expect(store.getState()).toMatchObject({ phase: 'sent', reference: 'ABCD2345' });
});

test('what arrives after its form has gone is told by the next one', () => {
  const { persistence } = open();
  const submission = persistence.save({ key, answers, metadata: {} });
  persistence.close();
  persistence.resolve(submission, stored);
  expect(open().store.getState().notice).toEqual({ kind: 'arrived', reference: 'ABCD2345' });
});

test('what arrives while the visitor writes another one takes nothing away', () => {
  const first = open();
  const submission = first.persistence.save({ key, answers, metadata: {} });
  first.persistence.close();
  const { form, store } = open();
  type(form, 'Another door.');
  first.persistence.resolve(submission, stored);
  expect(store.getState().notice).toEqual({ kind: 'arrived', reference: 'ABCD2345' });
  expect(new FormData(form).get('message')).toBe('Another door.');
});

test('changed words are another request, and end the trying for the first', async () => {
  const { form, store, persistence, post } = open();
  const first = persistence.save({ key, answers, metadata: {} });
  persistence.resolve(first, failed);
  await vi.advanceTimersByTimeAsync(500);
  type(form, 'Another door.');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(post).not.toHaveBeenCalled();
  expect(store.getState()).toMatchObject({ isChanged: true, isRetrying: false });
  persistence.save({ key: 'f'.repeat(32), answers: { ...answers, message: 'Another door.' }, metadata: {} });
  expect(localStorage.getItem(`kept.contact.unsent.${key}`)).toBeNull();
});
