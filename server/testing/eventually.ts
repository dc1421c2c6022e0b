import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws. The limit only ends a test that would hang: it is far beyond what a busy machine needs, and
 * costs a green run nothing.
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 25 });
}
