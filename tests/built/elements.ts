/**
 * Queries for elements by role and accessible name, never by class. Implements only the part of the naming rules (accname)
 * that our pages use.
 */

/** A query for elements inside another one, in document order; `what` describes it in error messages. */
export type Find = { what: string; in: (inside: Element) => Element[] };

type Text = string | RegExp;

export const region = named('section');
export const navigation = named('nav');
export const complementary = named('aside');
export const article = named('article');
export const group = named('[role=group], fieldset');
export const mainHeading = named('h1');
export const heading = named('h1, h2, h3');
/** A drawing has one image per theme, of which one is shown; this selects the light one. */
export const image = named('img:not([src$="-dark.svg"]), [role=img]');
export const button = named('button');

/** The page's header and footer, not those of its sections. */
export const banner = selected('body > header');
export const contentinfo = selected('body > footer');

/** What unfolds, by its summary. */
export function row(name: Text): Find {
  return where(selected('details'), name, (element) => fits(textOf(element.querySelector('summary')), name));
}

/** The element itself. */
export const itself: Find = { what: 'such part', in: (inside) => [inside] };

export const head: Find = { what: 'head', in: (inside) => [inside.ownerDocument.head] };

/** By a selector, for elements without an accessible name: a paragraph, an option, a quotation. */
export function selected(selector: string): Find {
  return { what: selector, in: (inside) => [...inside.querySelectorAll(selector)] };
}

/** A link by its name and address. */
export function link(name?: Text, address?: Text): Find {
  return where(named('a[href]')(name), address, (element) =>
    fits(element.getAttribute('href') ?? '', address),
  );
}

/** A link by its address. */
export function linkTo(address: Text): Find {
  return link(undefined, address);
}

/** A list item, by its heading or bold text. */
export function item(name?: Text): Find {
  return where(selected('li'), name, (element) =>
    fits(textOf(element.querySelector('h1, h2, h3, strong')), name),
  );
}

/** The description of a term in a description list. */
export function definition(term: string): Find {
  return where(
    selected('dd'),
    term,
    (element) => textOf(element.parentElement?.querySelector('dt')) === term,
  );
}

/** A form, by its action. */
export function form(action: string): Find {
  return selected(`form[action="${action}"]`);
}

/** Combines two queries: `inner` inside the results of `outer`. */
export function within(outer: Find, inner: Find): Find {
  return {
    what: `${inner.what} in ${outer.what}`,
    in: (inside) => outer.in(inside).flatMap((element) => inner.in(element)),
  };
}

/** The text of an element with single spaces, also between blocks, and without the signs that only keep a line together. */
export function textOf(element: Element | null | undefined): string {
  return element
    ? read(element)
        .replace(/[\u2060\u200c]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

function read(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  const words = [...node.childNodes].map(read).join('');
  return INLINE.has(node.nodeName.toLowerCase()) ? words : ` ${words} `;
}

/** Elements that do not separate words. React puts comments between pieces of text. */
const INLINE = new Set(['a', 'span', 'strong', 'em', 'wbr', '#comment']);

/** The accessible name: the label, the text, or the names of the images inside. */
export function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label =
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    labels.map((id) => textOf(element.ownerDocument.getElementById(id))).join(' ');
  if (label) return label;
  if (element.matches('fieldset')) return textOf(element.querySelector('legend'));
  return textOf(element) || image().in(element).map(nameOf).join(' ');
}

/** Elements by selector and, if given, accessible name. */
function named(selector: string) {
  return (name?: Text): Find => where(selected(selector), name, (element) => fits(nameOf(element), name));
}

function where(find: Find, what: Text | undefined, accepts: (element: Element) => boolean): Find {
  return {
    what: what === undefined ? find.what : `${find.what} “${what}”`,
    in: (inside) => find.in(inside).filter(accepts),
  };
}

function fits(text: string, wanted: Text | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'string' ? withSpaces(text) === withSpaces(wanted) : wanted.test(text);
}

/** Where a line must not end is no part of a name. */
function withSpaces(words: string): string {
  return words.replaceAll('\u00a0', ' ');
}
