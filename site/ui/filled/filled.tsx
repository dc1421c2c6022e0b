import { createElement, Fragment, type ReactNode } from 'react';

type FilledProps = {
  /** A sentence of `content/` with places in it: "Prefer to talk? {phone}". */
  words: string;
  /** What stands in each place. */
  places: Record<string, ReactNode>;
};

/** A sentence with a link or another element in it. */
export function Filled({ words, places }: FilledProps) {
  const parts = words.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? places[part] : part));
  return createElement(Fragment, null, ...parts);
}
