import { MOST_PARTS, PART_BYTES } from '../../../contract/photos.ts';

/** What came of it. `message`: why it is refused, if the server has said that. */
export type Sent = { isSent: true } | { isSent: false; message?: string | undefined };

type Sending = {
  /** The photo's address. */
  address: string;
  file: Blob;
  /** Nothing of it was sent yet. */
  isNew: boolean;
  signal: AbortSignal;
  /** How much has arrived, from 0 to 1. */
  told: (share: number) => void;
  /** Whether the server can be reached. */
  reached: (isReached: boolean) => void;
};

/** In milliseconds: a part takes half a minute on a line that is hardly one. */
const TIMEOUT = 60_000;

/** Between two tries, in milliseconds: doubled with each failure. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** How often the server may find parts missing that it has taken. */
const MOST_ROUNDS = 5;

/**
 * Sends a photo in parts. Of one that was begun, the server is asked first what it lacks, so nothing is sent twice; and of one that is too
 * large, for it to be refused at once. Ends with the photo; throws only when the signal ends it.
 */
export async function sendPhoto({ address, file, isNew, signal, told, reached }: Sending): Promise<Sent> {
  const parts = Math.ceil(file.size / PART_BYTES);
  const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const sha256 = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const whole = JSON.stringify({ parts, bytes: file.size, sha256 });
  let missing = isNew && parts <= MOST_PARTS ? [...Array(parts).keys()] : [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const [place, n] of missing.entries()) {
      told((parts - missing.length + place) / parts);
      const part = file.slice(n * PART_BYTES, (n + 1) * PART_BYTES);
      const taken = await post(`${address}/${n}`, 'PUT', 'application/octet-stream', part);
      if (!taken.ok) return endedBy(taken);
    }
    const answer = await post(`${address}/done`, 'POST', 'application/json', whole);
    if (answer.status !== 409) return endedBy(answer);
    ({ missing } = (await answer.json()) as { missing: number[] });
  }
  return { isSent: false };

  /** Tries until there is an answer that another try would not change. */
  async function post(url: string, method: string, type: string, body: BodyInit): Promise<Response> {
    const init = { method, headers: { 'content-type': type }, body };
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const answer = await ask(url, init, signal);
      const isFinal = answer && answer.status < 500 && ![408, 425, 429].includes(answer.status);
      reached(answer !== undefined);
      if (isFinal) return answer;
      const asked = 1000 * Number(answer?.headers.get('retry-after') ?? 0);
      await pause(Math.max(asked, wait * (0.5 + Math.random() / 2)), signal);
    }
  }
}

async function endedBy(answer: Response): Promise<Sent> {
  if (answer.ok) return { isSent: true };
  const { message } = answer.status === 422 ? await answer.json() : { message: undefined };
  return { isSent: false, message };
}

/** Undefined where no answer comes in time. No `AbortSignal.any`: Safari has it only since 17.4. */
async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<Response | undefined> {
  const end = new AbortController();
  const abort = () => end.abort();
  const timer = setTimeout(abort, TIMEOUT);
  signal.addEventListener('abort', abort);
  try {
    return await fetch(url, { ...init, signal: end.signal });
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Ends early when the connection is back, or the page is looked at again. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const end = new AbortController();
  const options = { signal: end.signal };
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    end.signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('online', () => resolve(), options);
    document.addEventListener('visibilitychange', () => document.hidden || resolve(), options);
    signal.addEventListener('abort', () => resolve(), options);
  });
  end.abort();
  signal.throwIfAborted();
}
