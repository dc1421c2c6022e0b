/**
 * Replaces the placeholders in a sentence of `content/`: `fill('{done} of {total} done', { done: 1, total: 8 })`. A
 * capitalized placeholder capitalizes its value: "{Services} services" gives "Fifteen services". A value that ends with a
 * period, like "10 a.m.", needs no second one at the end of the sentence.
 */
export function fill(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w)(\w*)\}(\.?)/g, (place, first: string, rest: string, period: string) => {
    const value = values[first.toLowerCase() + rest];
    if (value === undefined) return place;
    const text = String(value);
    const shown = first === first.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1);
    return text.endsWith('.') ? shown : shown + period;
  });
}

/** The same for places filled with links and other elements: the pieces of the sentence in order. */
export function fillWithParts<Part>(
  words: string,
  places: Record<string, Part>,
): (string | Part | undefined)[] {
  return words.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? places[part] : part));
}
