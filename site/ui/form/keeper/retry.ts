/** The first wait and the longest one, in milliseconds. */
const FIRST_WAIT = 4_000;
const LONGEST_WAIT = 5 * 60_000;

/** What one try came to: `retryAfter` is set where another may do better. */
type Try = { retryAfter?: number };

type Trying<Result extends Try> = {
  /** How long to wait at least before the first try, in milliseconds. */
  retryAfter: number;
  /** Makes one try; nothing, where there is nothing to try for any more. */
  send: () => Promise<Result> | undefined;
  /** Told once, when a try got an answer that no further try would change, or when there was none to make. */
  done: (result: Result | undefined) => void;
};

/**
 * Tries again after growing waits, at once when the device is online again, and never before the server wants to be
 * asked. Returns what stops it; a try that is under way is still told to `done`.
 */
export function keepTrying<Result extends Try>({ retryAfter, send, done }: Trying<Result>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let notBefore = 0;
  let trying = false;
  let stopped = false;

  function plan(least: number) {
    notBefore = Date.now() + least;
    // Up to half as long again, so that not everybody who was cut off comes back in the same moment.
    timer = setTimeout(tryAgain, Math.max(wait, least) * (1 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
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
