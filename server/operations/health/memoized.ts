/** Frequent scrapes and health checks must not load the store. */
const TTL_MS = 10_000;

/** Caches the result of `ask` for ten seconds; concurrent calls share one promise. A failure is not cached. */
export function memoized<Answer>(ask: () => Promise<Answer>, clock: () => Date): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock().getTime();
    if (last && Math.abs(now - last.at) < TTL_MS) return last.answer;
    const asked = { at: now, answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
