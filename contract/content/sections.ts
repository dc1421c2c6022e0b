type Node = {
  type: string;
  tagName?: string;
  value?: string;
  children?: Node[];
  properties?: { href?: unknown; id?: string };
};

/**
 * A rehype plugin that wraps each second-level section in a `div` for the layout, and each third-level section within that.
 * A picture at the end of a section is moved after its `div`, unless a third-level section contains it. A heading that the
 * text links to (`[below](#when-is-a-deck-unsafe)`) gets a slug as its id.
 */
export function rehypeSections() {
  return function divide(root: Node) {
    const all = descendants(root);
    const targets = new Set(all.map(({ properties }) => properties?.href));
    for (const heading of all.filter(({ tagName }) => tagName === 'h2' || tagName === 'h3')) {
      const id = idOf(heading);
      if (targets.has(`#${id}`)) heading.properties = { ...heading.properties, id };
    }
    root.children = group(root.children ?? [], 'h2').flatMap(({ children, ...part }) => {
      if (part.tagName !== 'div') return [children ? { ...part, children } : part];
      const inner = group(children ?? [], 'h3');
      const last = inner.findLastIndex(({ type, value }) => type !== 'text' || value?.trim());
      return inner[last]?.tagName === 'figure-photo'
        ? [{ ...part, children: inner.toSpliced(last, 1) }, ...inner.slice(last, last + 1)]
        : [{ ...part, children: inner }];
    });
  };
}

function descendants(node: Node): Node[] {
  return (node.children ?? []).flatMap((child) => [child, ...descendants(child)]);
}

/** "when-is-a-deck-unsafe" for "When is a deck unsafe?" */
function idOf(heading: Node): string {
  const words = descendants(heading).map(({ value = '' }) => value);
  return words
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(' ', '-');
}

/** Leaves everything before the first such heading as it is. */
function group(nodes: Node[], heading: string): Node[] {
  const groups: Node[] = [];
  let open: Node[] | undefined;
  for (const node of nodes) {
    if (node.tagName === heading) {
      open = [];
      groups.push({ type: 'element', tagName: 'div', properties: {}, children: open });
    }
    (open ?? groups).push(node);
  }
  return groups;
}
