/** The value below which this share of the values lies, between two of them in proportion. NaN of nothing. */
export function quantile(values: number[], share: number): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/**
 * The interquartile range as a fraction of the median: one bad run in five does not count. NaN for fewer than three values,
 * which say nothing about the spread.
 */
export function spread(values: number[]): number {
  if (values.length < 3) return Number.NaN;
  return (quantile(values, 0.75) - quantile(values, 0.25)) / median(values);
}
