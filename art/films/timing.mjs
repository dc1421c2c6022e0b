/** How pieces come to rest. Times are seconds. */

/** @type {(value: number) => number} */
const clamp = (value) => Math.min(1, Math.max(0, value));

/** @type {(share: number) => number} */
const smooth = (share) => share * share * (3 - 2 * share);

/** 0 before `start`, 1 after `start + duration`, smooth between. */
export const ramp = (/** @type {number} */ t, /** @type {number} */ start, /** @type {number} */ duration) =>
  smooth(clamp((t - start) / duration));

/** As a carpenter sets a piece down: it is brought within a hand's breadth, then lowered into its place. */
export function settle(/** @type {number} */ t, /** @type {number} */ start, /** @type {number} */ duration) {
  const share = clamp((t - start) / duration);
  const brought = 0.93;
  const reach = 0.7;
  const bring = 1 - (1 - clamp(share / reach)) ** 2.6;
  return brought * bring + (1 - brought) * smooth(clamp((share - reach * 0.8) / (1 - reach * 0.8)));
}

/** In at `start`, out at `end`, with a short fade at both. */
export const visit = (/** @type {number} */ t, /** @type {number} */ start, /** @type {number} */ end) =>
  Math.min(ramp(t, start, 0.22), 1 - ramp(t, end - 0.18, 0.18));
