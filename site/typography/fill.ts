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
