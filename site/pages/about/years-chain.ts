/** The least share of the line, in percent, on which the words for a length have room between its ticks. */
const ROOM = 25;

/**
 * The ticks of a chain of dimensions from the first of these years to the last, and the lengths between them, each with its
 * place in percent of the line: that of a length is its middle.
 */
export function chainOf(founded: (number | undefined)[], now: number) {
  const known = founded.filter((year) => year !== undefined);
  const years = [...new Set([...known, now])].sort((one, other) => one - other);
  const [first = now] = years;
  const placeOf = (year: number) => Math.round(((year - first) / Math.max(now - first, 1)) * 1000) / 10;
  const ticks = years.map((year) => ({ year, at: placeOf(year) }));
  const lengths = ticks.slice(1).map(({ year, at }, index) => {
    const { year: from, at: start } = ticks[index] ?? { year, at };
    return { years: year - from, at: (start + at) / 2, hasRoom: at - start >= ROOM };
  });
  return { ticks, lengths };
}
