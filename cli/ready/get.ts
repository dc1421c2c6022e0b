const TIMEOUT_MS = 10_000;

/** Asks for a page and follows no redirect; says why when nobody answers. */
export async function get(url: string): Promise<Response | { failed: string }> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
    return { failed: cause?.code ?? name };
  }
}
