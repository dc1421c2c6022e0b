import { escapeHtml } from './visible-text.ts';

/** Markup that is safe to send. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | undefined | Html | readonly Html[];

/** A sentence with markup in its places. */
export function filledHtml(words: string, places: Record<string, Html>): Html {
  const parts = words.split(/\{(\w+)\}/);
  return new Html(parts.map((part, index) => toMarkup(index % 2 ? places[part] : part)).join(''));
}

/** Writes markup; every value set into it is escaped unless it is markup already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + toMarkup(parts[index - 1]) + string));
}

function toMarkup(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (part instanceof Html) return part.text;
  return part.map((piece) => piece.text).join('');
}
