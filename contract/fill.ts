/**
 * Replaces the placeholders in a sentence of `content/`: `fill('{done} of {total} done', { done: 1, total: 8 })`. A
 * capitalized placeholder capitalizes its value: "{Services} services" gives "Fifteen services".
 */
export function fill(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w)(\w*)\}/g, (place, first: string, rest: string) => {
    const value = String(values[first.toLowerCase() + rest] ?? place);
    return first === first.toLowerCase() ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });
}

/** The same where links and other elements stand in the places: the pieces of the sentence, one after the other. */
export function fillWithParts<Part>(
  words: string,
  places: Record<string, Part>,
): (string | Part | undefined)[] {
  return words.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? places[part] : part));
}
