/** With fewer cases, one slow week would decide. */
const FEWEST_CASES = 20;

/** What nine of ten took at most; undefined where there are too few to tell. */
export function observedMinutes(minutes: number[]): number | undefined {
  if (minutes.length < FEWEST_CASES) return undefined;
  const sorted = minutes.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.9) - 1];
}
