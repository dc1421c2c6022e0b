const TIMEOUT_MS = 10_000;

/** Fetches an address without following redirects; `failed` is the error code when there is no answer. */
export async function get(url: string, method = 'GET'): Promise<Response | { failed: string }> {
  try {
    return await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
    return { failed: cause?.code ?? name };
  }
}
