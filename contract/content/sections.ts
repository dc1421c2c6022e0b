import { slug } from '../slug.ts';

type Node = {
  type: string;
  tagName?: string;
  value?: string;
  children?: Node[];
  properties?: { href?: unknown; id?: string };
};

/**
 * A rehype plugin that wraps each second-level section in a `div` for the layout, and each third-level section within that.
 * A heading that the text links to (`[below](#when-is-a-deck-unsafe)`) gets a slug as its id.
 */
export function rehypeSections() {
  return function divide(root: Node) {
    const all = descendants(root);
    const targets = new Set(all.map(({ properties }) => properties?.href));
    for (const heading of all.filter(({ tagName }) => tagName === 'h2' || tagName === 'h3')) {
      const id = slug(wordsOf(heading));
      if (targets.has(`#${id}`)) heading.properties = { ...heading.properties, id };
    }
    root.children = group(root.children ?? [], 'h2').map(({ children, ...part }) =>
      children ? { ...part, children: part.tagName === 'div' ? group(children, 'h3') : children } : part,
    );
  };
}

function descendants(node: Node): Node[] {
  return (node.children ?? []).flatMap((child) => [child, ...descendants(child)]);
}

function wordsOf(heading: Node): string {
  return descendants(heading)
    .map(({ value = '' }) => value)
    .join('');
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
