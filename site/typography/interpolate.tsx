import { createElement, Fragment, type ReactNode } from 'react';
import { fillWithParts } from '../../contract/fill.ts';

type InterpolateProps = {
  /** A sentence of `content/` with placeholders: "Prefer to talk? {phone}". */
  template: string;
  /** The element or text for each placeholder. */
  values: Record<string, ReactNode>;
};

/** Like `fill`, with elements: puts a link into a sentence, for instance. */
export function Interpolate({ template, values }: InterpolateProps) {
  return createElement(Fragment, null, ...fillWithParts(template, values));
}
