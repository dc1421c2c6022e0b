import { createElement, Fragment, type ReactNode } from 'react';
import { fillWithParts } from '../../../contract/fill.ts';

type FilledProps = {
  /** A sentence of `content/` with places in it: "Prefer to talk? {phone}". */
  words: string;
  /** What stands in each place. */
  places: Record<string, ReactNode>;
};

/** A sentence with a link or another element in it. */
export function Filled({ words, places }: FilledProps) {
  return createElement(Fragment, null, ...fillWithParts(words, places));
}
