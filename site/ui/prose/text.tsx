import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { TextNode } from '../../../contract/content/schema.ts';

// biome-ignore lint/suspicious/noExplicitAny: each has properties of its own
type Components = Record<string, ComponentType<any>>;

type TextProps = {
  nodes: TextNode[];
  /** What shows the elements that are no HTML, by their tags. */
  components: Components;
};

/** A text of Markdown. */
export function Text({ nodes, components }: TextProps) {
  return createElement(Fragment, null, ...nodes.map((node) => show(node, components)));
}

function show(node: TextNode, components: Components): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, props, ...children] = node;
  return createElement(components[tag] ?? tag, props, ...children.map((child) => show(child, components)));
}
