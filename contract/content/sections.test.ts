import { expect, test } from 'vitest';
import { rehypeSections } from './sections.ts';

const element = (tagName: string) => ({ type: 'element', tagName });

/** "p div(h2 div(h3 p))" */
function outline(nodes: { tagName?: string; children?: object[] }[] = []): string {
  return nodes
    .map(({ tagName, children }) => (children ? `${tagName}(${outline(children)})` : tagName))
    .join(' ');
}

function divided(...tagNames: string[]): string {
  const root = { type: 'root', children: tagNames.map(element) };
  rehypeSections()(root);
  return outline(root.children);
}

test('each heading begins a part, and anything before the first stays outside', () => {
  expect(divided('p', 'h2', 'p', 'h3', 'p', 'ul', 'h3', 'h2', 'ol')).toBe(
    'p div(h2 p div(h3 p ul) div(h3)) div(h2 ol)',
  );
});

test('a picture stays in the part that it ends', () => {
  expect(divided('h2', 'p', 'figure-photo', 'h2', 'h3', 'p', 'figure-photo')).toBe(
    'div(h2 p figure-photo) div(h2 div(h3 p figure-photo))',
  );
});

test('a text without headings stays as it is', () => {
  expect(divided('p', 'ul')).toBe('p ul');
  expect(divided()).toBe('');
});

test('only a heading to which the text leads gets an id', () => {
  const heading = (value: string) => ({
    type: 'element',
    tagName: 'h3',
    children: [{ type: 'text', value }],
  });
  const link = { type: 'element', tagName: 'a', properties: { href: '#what-now-please' } };
  const root = { type: 'root', children: [link, heading('What now, please?'), heading('What else?')] };
  rehypeSections()(root);
  expect(root.children.map((node) => Reflect.get(Reflect.get(node, 'properties') ?? {}, 'id'))).toEqual([
    undefined,
    'what-now-please',
    undefined,
  ]);
});
