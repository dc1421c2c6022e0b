const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Tries again after growing waits, at once when the device is online again, and never before the server wants to be
 * asked (`retryAfter`, which a result has where another try may do better). `send` makes no try where there is nothing
 * to send any more. `done` is told once, of the last result or of none. Returns what stops it; a try that is under way
 * is still told to `done`.
 */
export function retryWithBackoff<Result extends { retryAfter?: number }>(
  retryAfter: number,
  send: () => Promise<Result> | undefined,
  done: (result: Result | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let notBefore = 0;
  let trying = false;
  let stopped = false;

  function plan(least: number) {
    notBefore = Date.now() + least;
    // Up to half as long again, so that not everybody who was cut off comes back in the same moment.
    timer = setTimeout(tryAgain, Math.max(wait, least) * (1 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  async function tryAgain() {
    if (trying || Date.now() < notBefore) return;
    clearTimeout(timer);
    trying = true;
    const result = await send();
    trying = false;
    if (result?.retryAfter === undefined) {
      stop();
      done(result);
    } else if (!stopped) plan(result.retryAfter);
  }

  function stop() {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', tryAgain);
  }

  addEventListener('online', tryAgain);
  plan(retryAfter);
  return stop;
}
