import { fileURLToPath } from 'node:url';

/** Monday at eight, on the clock of the office, when it opens; and at five, when it closes. */
export const OPENING = Date.parse('2026-11-23T13:00:00.000Z');
export const CLOSING = Date.parse('2026-11-23T22:00:00.000Z');

/** The settings of a server whose clock shows `start` at our moment `began`, and goes `factor` times as fast. */
export function fastClock(start: number, began: number, factor: number): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('./fast-clock.mjs', import.meta.url))}`,
    FAST_CLOCK_START: new Date(start).toISOString(),
    FAST_CLOCK_BEGAN: String(began),
    FAST_CLOCK_FACTOR: String(factor),
  };
}
