import type { Element, ElementContent, Root } from 'hast';
import type { Nodes } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { rehypeSections } from '../typography/sections.ts';
import type { Mistake } from './mistakes.ts';

/** A piece of a text: words, or an element with its properties and what is in it. */
export type TextNode = string | [tag: string, props: Record<string, unknown>, ...children: TextNode[]];

type Source = {
  file: string;
  text: string;
  /** The line of the file on which the text begins. */
  firstLine: number;
};

/** What a text may hold besides Markdown, and what has to be in the braces behind it. */
const DIRECTIVES: Record<string, string[]> = { photo: ['name'], arrival: [] };

/** Of this site, of a heading on the page, or of another site; nothing that runs. */
const ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

const markdown = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkRehype, {
    handlers: {
      leafDirective: (_state, { name, attributes }) => ({
        type: 'element',
        tagName: name,
        properties: { ...attributes },
        children: [],
      }),
    },
  })
  .use(rehypeSections);

/** Reads a text of Markdown, and notes what a page could not show as it is meant. */
export function readMarkdown({ file, text, firstLine }: Source, mistakes: Mistake[]): TextNode[] {
  const note = ({ position }: Nodes, expected: string) =>
    mistakes.push({ file, line: position && position.start.line + firstLine - 1, expected });
  const tree = markdown.parse(text);
  look(tree);
  return (markdown.runSync(tree) as Root).children.flatMap(asText);

  /** A colon before a word, as in "9:00" or "Note:this", is meant as one. */
  function wordsOf(node: Nodes): string | undefined {
    if (node.type === 'text') return node.value;
    const { start, end } = node.position ?? {};
    return node.type === 'textDirective' ? text.slice(start?.offset, end?.offset) : undefined;
  }

  function look(node: Nodes): void {
    if ('children' in node) {
      const children: Nodes[] = [];
      for (const child of node.children) {
        const last = children.at(-1);
        const words = wordsOf(child);
        if (words === undefined) children.push(child);
        else if (last?.type === 'text') last.value += words;
        else children.push({ type: 'text', value: words });
      }
      node.children = children as typeof node.children;
      children.forEach(look);
    }
    if (node.type === 'html') note(node, 'HTML is not shown: use Markdown, or write the sign < as "\\<"');
    if (node.type === 'image' || node.type === 'imageReference')
      note(node, 'a picture is shown by a line of its own, as ::photo{name=text-decks}');
    if (node.type === 'link' && !ADDRESS.test(node.url))
      note(node, `a link to "${node.url}": expected an address like "/contact", "#heading" or "https://…"`);
    if (node.type === 'containerDirective' || (node.type === 'leafDirective' && !isKnown(node)))
      note(node, `"::${node.name}" is unknown: there are ::photo{name=…} and ::arrival`);
  }
}

function isKnown({ name, attributes }: { name: string; attributes?: object | null | undefined }): boolean {
  return DIRECTIVES[name]?.join() === Object.keys(attributes ?? {}).join();
}

/** Comments of HTML are left out. */
function asText(node: Root['children'][number] | ElementContent): TextNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const { tagName, properties, children }: Element = node;
  return [[tagName, properties, ...children.flatMap(asText)]];
}
