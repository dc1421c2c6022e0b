/** How long to wait for the next letter, in milliseconds. */
const PAUSE = 300;

/**
 * Saves what is typed shortly after it was typed, and at once when the page goes out of sight: on a phone that may be
 * the last that it hears.
 */
export function createSaver(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE);
  }

  /** Saves what was typed since the last time, if anything was. */
  function flush() {
    if (timer !== undefined) now();
  }

  function now() {
    cancel();
    save();
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function close() {
    flush();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  }

  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return { soon, now, cancel, close };
}
