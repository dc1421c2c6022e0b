/** The address of a heading on its page: "when-is-a-deck-unsafe" for "When is a deck unsafe?" */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}
