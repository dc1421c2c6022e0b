/** In milliseconds: a tab that a phone has put to sleep keeps its lock, and would keep it for good. */
const PATIENCE = 30_000;

/**
 * Works in one tab at a time. A tab that waits for too long takes the turn away, and `lost` tells the other one, once it is awake. What
 * both have done until then is harmless.
 */
export async function inTurn(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
  const lost = new AbortController();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    clearTimeout(timer);
    return work(lost.signal);
  };
  try {
    await navigator.locks.request(name, { signal: patience.signal }, begin);
  } catch {
    if (hasBegun) lost.abort();
    else await navigator.locks.request(name, { steal: true }, begin).catch(() => lost.abort());
  }
}
