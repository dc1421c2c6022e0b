import { useEffect, useSyncExternalStore } from 'react';
import { type OfficePromise, PROMISE_PATH, type PromiseNow } from '../../../contract/answer.ts';
import { loadedContent } from '../../content/loaded-content.ts';
import { whenIdle } from '../../navigation/lazy-page.tsx';

/** As long as the server's answer is good, in milliseconds. */
const GOOD_FOR_MS = 60_000;

/** In milliseconds. Without an answer the page keeps its own text. */
const TIMEOUT_MS = 10_000;

let answer: PromiseNow | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * When the office will answer, according to the server: undefined in the prerendered page and until the server responds.
 * Fetched while the browser is idle and when the visitor returns to the tab, at most once a minute.
 */
export function usePromise(): PromiseNow | undefined {
  useEffect(() => {
    whenIdle(ask);
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return useSyncExternalStore(subscribe, () => answer, unknown);
}

async function ask() {
  if (document.hidden || performance.now() - askedAt < GOOD_FOR_MS) return;
  askedAt = performance.now();
  try {
    const response = await fetch(PROMISE_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const told = await response.json();
    if (!response.ok || typeof told?.words !== 'string') return;
    answer = told;
    for (const listener of listeners) listener();
  } catch {
    // What the page says is true at any time.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const unknown = () => undefined;

/** A promise's text for this device, with day and time zone if its clock differs from the office's. */
export function promiseHere({ by, words, withZone }: OfficePromise): string {
  const clock = (timeZone?: string) => by && new Date(by).toLocaleString('en-US', { timeZone });
  return clock() === clock(loadedContent.company.timeZone) ? words : withZone;
}
