import { createElement, Fragment, type ReactNode } from 'react';

type InterpolateProps = {
  /** A sentence of `content/` with placeholders: "Prefer to talk? {phone}". */
  template: string;
  /** The element or text for each placeholder. */
  values: Record<string, ReactNode>;
};

/** Like `fill`, with elements: puts a link into a sentence, for instance. */
export function Interpolate({ template, values }: InterpolateProps) {
  const parts = template.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part));
  return createElement(Fragment, null, ...parts);
}
