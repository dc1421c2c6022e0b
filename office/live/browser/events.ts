/** `changed` also says that something may have been missed. */
export type OfficeEvent = { kind: 'changed' } | { kind: 'due'; reference: string };

/** The lock and the channel that the tabs of a browser share. */
const NAME = 'office-events';

/** Between two connections, in milliseconds: doubled with each failure, with a random part for a server that restarts. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** In milliseconds. A younger page needs no refresh. */
const YOUNG = 3_000;

/**
 * Passes on the server's events, and connects again after every end: an EventSource gives up after any answer but a stream, like a
 * proxy's 502. One tab listens for all, because a session has few streams and a browser few connections to a server.
 */
export function listen(hear: (event: OfficeEvent) => void) {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => hear(data));
  keepListening();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) keepListening();
  });

  async function keepListening() {
    const page = new AbortController();
    const { signal } = page;
    addEventListener('pagehide', () => page.abort(), { once: true });
    for (let wait = FIRST_WAIT; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      // After a failure another tab has its turn: the timers of hidden ones are slow.
      const wasOpen = await inTurn(signal, () => readStream(signal, tell));
      if (wasOpen) wait = FIRST_WAIT;
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
    }
  }

  function tell(event: OfficeEvent) {
    hear(event);
    channel.postMessage(event);
  }
}

/** Without TLS there are no locks, and each tab listens. */
async function inTurn(signal: AbortSignal, work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work();
  return navigator.locks.request(NAME, { signal }, work).catch(() => false);
}

/** Ends with the page or the stream. Answers whether the stream has begun. */
function readStream(signal: AbortSignal, tell: (event: OfficeEvent) => void): Promise<boolean> {
  return new Promise((resolve) => {
    let wasOpen = false;
    const source = new EventSource('/office/events');
    const end = () => {
      source.close();
      resolve(wasOpen);
    };
    signal.addEventListener('abort', end);
    source.addEventListener('changed', () => tell({ kind: 'changed' }));
    source.addEventListener('due', ({ data }) =>
      tell({ kind: 'due', reference: JSON.parse(data).reference }),
    );
    source.addEventListener('open', () => {
      wasOpen = true;
      if (performance.now() > YOUNG) tell({ kind: 'changed' });
    });
    source.addEventListener('error', () => {
      // The session may have ended; fetching the page shows it.
      tell({ kind: 'changed' });
      end();
    });
  });
}
