/** The anchor of a section of plain text, from its title: "What we store" is `what-we-store`. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
