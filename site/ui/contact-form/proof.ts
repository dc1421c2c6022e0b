import {
  type AltchaChallenge,
  altchaAnswer,
  CAPTCHA_FIELDS,
  type CaptchaTask,
} from '../../../contract/captcha.ts';

/** How long to wait for a captcha, in milliseconds, before the message is sent without it. */
const TIMEOUT_MS = 20_000;

export type ProofState = 'idle' | 'working' | 'done' | 'failed';

export type Prover = {
  /** Begins the work; further calls change nothing. */
  begin(): void;
  /** The answer as a field to send, or no field when there is none. Never throws. */
  answer(): Promise<Record<string, string>>;
};

/**
 * Solves the captcha, beginning when the form gets the focus. A failure never blocks the visitor: the office gets the
 * message marked as unproven.
 */
export function createCaptchaClient(
  onChange: (state: ProofState, provider: CaptchaTask['provider']) => void,
): Prover {
  let started: Promise<() => Promise<Record<string, string>>> | undefined;
  /** When the started challenge expires, in milliseconds since 1970. */
  let goodUntil = Number.POSITIVE_INFINITY;

  /** Resolves when the answer can be asked for; the work that may be done ahead has begun then. */
  async function start(): Promise<() => Promise<Record<string, string>>> {
    const response = await fetch('/api/captcha', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const task: CaptchaTask = await response.json();
    if (task.provider === 'off') return async () => ({});
    if (task.provider === 'altcha') goodUntil = expiryOf(task.challenge);
    onChange('working', task.provider);
    const ask = await prepare(task);
    return async () => {
      const answer = await ask();
      onChange('done', task.provider);
      return { [CAPTCHA_FIELDS[task.provider]]: answer };
    };
  }

  function begin() {
    started ??= start();
    // Whether it failed is asked again at the press of the button.
    started.catch(() => {});
  }

  return {
    begin,
    async answer() {
      if (Date.now() > goodUntil) started = undefined;
      begin();
      try {
        const answer = await inTime(started?.then((ask) => ask()));
        return answer ?? {};
      } catch {
        onChange('failed', 'off');
        return {};
      } finally {
        // An answer is good for one message; the next attempt gets a new one.
        started = undefined;
      }
    },
  };
}

/** Starts the work that the provider can do ahead, and returns a function that gets its answer. */
async function prepare(task: Exclude<CaptchaTask, { provider: 'off' }>): Promise<() => Promise<string>> {
  if (task.provider === 'altcha') {
    const { challenge } = task;
    const { solve } = await import('./altcha.ts');
    const solution = solve(challenge);
    solution.catch(() => {});
    return async () => altchaAnswer(challenge, await solution);
  }
  const { loadProvider } = await import('./foreign-provider.ts');
  return loadProvider(task.provider, task.siteKey);
}

/** A minute early, because clocks differ and the way to the server takes time. */
function expiryOf({ parameters: { expiresAt } }: AltchaChallenge): number {
  return expiresAt ? (expiresAt - 60) * 1000 : Number.POSITIVE_INFINITY;
}

function inTime<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the captcha took too long')), TIMEOUT_MS),
  );
  return Promise.race([work, timeout]);
}
