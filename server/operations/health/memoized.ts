/** Whoever asks more often gets the same answer: watching must not become work for the store. In milliseconds. */
const GOOD_FOR = 10_000;

/** The same question, asked once in ten seconds at most. All who ask meanwhile share an answer; a failure is not kept. */
export function memoized<Answer>(ask: () => Promise<Answer>, clock: () => Date): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock().getTime();
    if (last && Math.abs(now - last.at) < GOOD_FOR) return last.answer;
    const asked = { at: now, answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
