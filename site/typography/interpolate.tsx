import { createElement, Fragment, type ReactNode } from 'react';
import { fillWithParts } from '../../contract/fill.ts';

type InterpolateProps = {
  /** A sentence of `content/` with placeholders: "Prefer to talk? {phone}". */
  template: string;
  /** The element or text for each placeholder. */
  values: Record<string, ReactNode>;
};

/** Like `fill`, with elements: puts a link into a sentence, for instance. A sentence whose place has no value is left out. */
export function Interpolate({ template, values }: InterpolateProps) {
  const absent = Object.keys(values).filter((name) => values[name] === undefined);
  const said = absent.length > 0 ? withoutSentences(template, absent) : template;
  return createElement(Fragment, null, ...fillWithParts(said, values));
}

/** A text without the sentences that name one of these places. */
export function withoutSentences(text: string, places: string[]): string {
  const sentences = text.match(/\S.*?(?:[.!?](?= )|$)/g) ?? [];
  return sentences.filter((sentence) => places.every((place) => !sentence.includes(`{${place}}`))).join(' ');
}
