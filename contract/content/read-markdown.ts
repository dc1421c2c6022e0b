import type { Root as Hast } from 'hast';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { TextNode } from './content.ts';
import type { Mistake } from './mistake.ts';
import { rehypeSections } from './sections.ts';

/** What a text may hold beside words, on a line of its own: `::figure{photo=text-decks}`. */
const FIGURE = 'figure';

/** A link or a photograph that a text names. */
export type Reference = { kind: 'link' | 'photo'; to: string; line: number; column: number };

export type Text = {
  tree: TextNode[];
  references: Reference[];
  /** The headings that a link can lead to. */
  ids: string[];
  mistakes: Mistake[];
};

/** Of a list as word processors paste it. */
const BULLETS = /^([ \t]*)[•‣▪●·][ \t]+/gm;

const parser = unified().use(remarkParse).use(remarkDirective);
const toHast = unified().use(remarkRehype);
const divide = rehypeSections();

/** Reads Markdown into a tree, section by section. `before` is the number of lines above it in the file. */
export function readMarkdown(text: string, file: string, before: number): Text {
  const mistakes: Mistake[] = [];
  const references: Reference[] = [];
  const placeOf = ({ position }: Nodes) => ({
    line: (position?.start.line ?? 1) + before,
    column: position?.start.column ?? 1,
  });
  const refuse = (node: Nodes, found: string, expected: string) =>
    mistakes.push({ file, ...placeOf(node), field: '', found, expected });

  const check = (node: Nodes): void => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    switch (node.type) {
      case 'paragraph': {
        // One colon is enough where it is alone on its line.
        const [only, more] = node.children;
        if (only?.type === 'textDirective' && !more && only.name === FIGURE) {
          const { name, attributes, position } = only;
          Object.assign(node, { type: 'leafDirective', name, attributes, position, children: [] });
          check(node);
          return;
        }
        break;
      }
      case 'html':
        if (source.startsWith('</')) break;
        refuse(node, `HTML (${shortened(source)})`, 'Markdown: **bold**, [a link](/contact), ## a heading');
        break;
      case 'image':
      case 'imageReference':
        refuse(
          node,
          `a picture (${shortened(source)})`,
          '::figure{photo=name-of-the-file} on a line of its own',
        );
        break;
      case 'link':
      case 'definition':
        references.push({ kind: 'link', to: node.url, ...placeOf(node) });
        break;
      case 'textDirective':
        // A colon in the midst of words: "Note:this".
        Object.assign(node, { type: 'text', value: source, children: undefined });
        return;
      case 'leafDirective':
      case 'containerDirective': {
        const given = node.attributes ?? {};
        if (node.name !== FIGURE || node.type === 'containerDirective') {
          refuse(node, shortened(source), `::${FIGURE}`);
        } else if (Object.keys(given).join() !== 'photo') {
          refuse(node, shortened(source), `::${FIGURE}{photo=…}`);
        } else {
          node.children = [];
          node.data = { hName: 'figure-photo', hProperties: { ...given } };
          if (given.photo) references.push({ kind: 'photo', to: given.photo, ...placeOf(node) });
        }
        break;
      }
    }
    if ('children' in node) for (const child of node.children ?? []) check(child);
  };

  let root: Root;
  try {
    root = parser.parse(text.replace(BULLETS, '$1- '));
    check(root);
  } catch {
    mistakes.push({
      file,
      line: before + 1,
      field: '',
      found: 'lists within lists without an end',
      expected: 'plain paragraphs and lists',
    });
    return { tree: [], references, ids: [], mistakes };
  }
  if (mistakes.length > 0) return { tree: [], references, ids: [], mistakes };
  const hast = toHast.runSync(root) as Hast;
  divide(hast as Parameters<typeof divide>[0]);
  const ids: string[] = [];
  const tree = joined(hast.children.flatMap((node) => compact(node, ids)));
  return { tree, references, ids, mistakes };
}

function compact(node: Hast['children'][number], ids: string[]): TextNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const props = Object.entries(node.properties).flatMap(([name, value]) =>
    value === undefined || value === null || value === false ? [] : [[name, String(value)]],
  );
  const { id } = node.properties;
  if (typeof id === 'string') ids.push(id);
  return [
    [
      node.tagName,
      Object.fromEntries(props),
      ...joined(node.children.flatMap((child) => compact(child, ids))),
    ],
  ];
}

/** Words that a colon has parted are one text again. */
function joined(nodes: TextNode[]): TextNode[] {
  const done: TextNode[] = [];
  for (const node of nodes) {
    const last = done.at(-1);
    if (typeof node === 'string' && typeof last === 'string') done[done.length - 1] = last + node;
    else done.push(node);
  }
  return done;
}

function shortened(source: string): string {
  const [line = ''] = source.split('\n');
  return line.length > 50 ? `${line.slice(0, 49)}…` : line;
}
