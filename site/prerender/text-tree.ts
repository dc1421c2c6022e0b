import { isValidElement, type ReactNode } from 'react';

/** A piece of a text: words, or an element with its properties and what is in it. */
export type TextNode = string | [tag: string, props: Record<string, unknown>, ...children: TextNode[]];

/** What compiled Markdown renders, as data. */
export function textTree(node: ReactNode): TextNode[] {
  if (Array.isArray(node)) return node.flatMap(textTree);
  if (typeof node === 'string') return [node];
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return textTree((type as (own: object) => ReactNode)(props));
  const { children, ...rest } = props;
  return typeof type === 'string' ? [[type, rest, ...textTree(children)]] : textTree(children);
}
