/** A number and its unit, or the parts of a measure: "3 5/8 in.", "12 ft", "40 percent", "200 sq. ft.". */
const PAIR =
  /(\d|\bsq\.) (?=(?:\d+\/\d+|in\.|ft\b|sq\.|inch|feet\b|foot\b|percent\b|a\.m\.|p\.m\.|miles?\b))/g;

/** Joins numbers and their units with no-break spaces. */
export function bindUnits(text: string): string {
  return text.replace(PAIR, '$1\u00a0');
}

type Node = { type: string; value?: string; children?: Node[] };

/** The same as a remark plugin, for all text of a Markdown file. */
export function remarkBindUnits() {
  return function bind(node: Node) {
    if (node.type === 'text' && node.value) node.value = bindUnits(node.value);
    for (const child of node.children ?? []) bind(child);
  };
}
