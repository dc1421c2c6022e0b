/** Stands for a kind of words, by its place in the vocabulary: a figure or a letter, which no expression reads otherwise. */
export function letterOf(kind: number): string {
  return String.fromCharCode(kind + (kind < 10 ? 48 : kind < 36 ? 55 : 61));
}
