/**
 * Finds the parts of a page by what a visitor or a screen reader knows them by: their role and their name, never
 * by a class name. Of the rules for names, only what our pages use is here.
 */

/** Finds elements inside another one, in the order of the page; `what` says in words what it looks for. */
export type Find = { what: string; in: (inside: Element) => Element[] };

type Text = string | RegExp;

export const region = named('section');
export const navigation = named('nav');
export const complementary = named('aside');
export const article = named('article');
export const group = named('[role=group], fieldset');
export const mainHeading = named('h1');
export const heading = named('h1, h2, h3');
export const image = named('img, [role=img]');
export const button = named('button');

/** The strip on top of every page and the block at its end, not a header or footer of one of its parts. */
export const banner = selected('body > header');
export const contentinfo = selected('body > footer');

/** Where it looks, and nothing narrower. */
export const itself: Find = { what: 'such part', in: (inside) => [inside] };

/** What a page says of itself, to search engines and on its tab. */
export const head: Find = { what: 'head', in: (inside) => [inside.ownerDocument.head] };

/** For what has no role and name of its own: a paragraph, an option, a quotation. */
export function selected(selector: string): Find {
  return { what: selector, in: (inside) => [...inside.querySelectorAll(selector)] };
}

/** A link by its words and its address. */
export function link(name?: Text, address?: Text): Find {
  return where(named('a[href]')(name), address, (element) =>
    fits(element.getAttribute('href') ?? '', address),
  );
}

/** A link by where it leads, whatever it is called. */
export function linkTo(address: Text): Find {
  return link(undefined, address);
}

/** An item of a list, by the heading on it or the bold words that begin it. */
export function item(name?: Text): Find {
  return where(selected('li'), name, (element) =>
    fits(wordsOf(element.querySelector('h1, h2, h3, strong')), name),
  );
}

/** What stands beside a term of a list of terms, as the address stands beside "Address". */
export function definition(term: string): Find {
  return where(
    selected('dd'),
    term,
    (element) => wordsOf(element.parentElement?.querySelector('dt')) === term,
  );
}

/** A form, by where it sends to. */
export function form(action: string): Find {
  return selected(`form[action="${action}"]`);
}

/** What is found inside what was found. */
export function within(outer: Find, inner: Find): Find {
  return {
    what: `${inner.what} in ${outer.what}`,
    in: (inside) => outer.in(inside).flatMap((element) => inner.in(element)),
  };
}

/** The words of an element as they are read: one space between them, also where a line or a block ends. */
export function wordsOf(element: Element | null | undefined): string {
  return element ? read(element).replace(/\s+/g, ' ').trim() : '';
}

function read(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  const words = [...node.childNodes].map(read).join('');
  return INLINE.has(node.nodeName.toLowerCase()) ? words : ` ${words} `;
}

/** What neither begins a word nor ends one; React puts comments between the pieces of a text. */
const INLINE = new Set(['a', 'span', 'strong', 'em', 'wbr', '#comment']);

/** What a screen reader calls an element: its label, or else its words, or else the pictures in it. */
export function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label =
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    labels.map((id) => wordsOf(element.ownerDocument.getElementById(id))).join(' ');
  if (label) return label;
  if (element.matches('fieldset')) return wordsOf(element.querySelector('legend'));
  return wordsOf(element) || image().in(element).map(nameOf).join(' ');
}

/** Elements of a role: all of them, or those of a name. */
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
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}
