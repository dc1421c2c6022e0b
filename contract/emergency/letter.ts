/** Represents a kind of words, by its index in the vocabulary: a digit or letter without special meaning in an expression. */
export function letterOf(kind: number): string {
  return String.fromCharCode(kind + (kind < 10 ? 48 : kind < 36 ? 55 : 61));
}
