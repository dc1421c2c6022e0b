import { expect } from 'vitest';
import { PAGE_FIELD } from '../../contract/submission-context.ts';
import { type Find, nameOf, selected, wordsOf } from './elements.ts';

/** A row of a table: the specification's sentence, where it shows on a page, and what must be true there. */
export type Row = [sentence: string, find: Find, ...checks: Check[]];

/** Looks at one part of a page, and fails when something is missing from it. */
export type Check = (part: Element) => void;

export function examine([, find, ...checks]: Row, inside: Element): void {
  const [part] = find.in(inside);
  if (!part) throw new Error(`this page has no ${find.what}`);
  for (const check of checks) check(part);
}

export function has(...finds: Find[]): Check {
  return (part) => {
    for (const find of finds) expect(find.in(part).length, find.what).toBeGreaterThan(0);
  };
}

export function holds(count: number, find: Find): Check {
  return (part) => expect(find.in(part).length, find.what).toBe(count);
}

export function holdsAtLeast(count: number, find: Find): Check {
  return (part) => expect(find.in(part).length, find.what).toBeGreaterThanOrEqual(count);
}

/** These names, with a comma between them, in this order, and no others. */
export function lists(find: Find, names: string): Check {
  return (part) => expect(find.in(part).map(nameOf).join(', '), find.what).toBe(names);
}

/** The same of an attribute: the addresses of links, the values of options. */
export function attributes(name: string, find: Find, values: string): Check {
  return (part) => {
    const found = find.in(part).map((element) => element.getAttribute(name));
    expect(found.join(', '), find.what).toBe(values);
  };
}

/** Links to these addresses, in this order, and to no others. */
export function leadTo(find: Find, addresses: string): Check {
  return attributes('href', find, addresses);
}

export function says(...texts: (string | RegExp)[]): Check {
  return (part) => {
    for (const text of texts) expect(wordsOf(part)).toMatch(text);
  };
}

export function saysNot(...texts: (string | RegExp)[]): Check {
  return (part) => {
    for (const text of texts) expect(wordsOf(part)).not.toMatch(text);
  };
}

/** The same of each that is found, and there must be one. */
export function each(find: Find, ...checks: Check[]): Check {
  return (part) => {
    expect(find.in(part).length, find.what).toBeGreaterThan(0);
    for (const found of find.in(part)) for (const check of checks) check(found);
  };
}

/** A field of a form: its name, its kind, whether it may stay empty, and what a browser may fill in. */
export type Field = readonly [name: string, kind: string, need: 'required' | 'optional', fill: string];

/** A form's fields that are sent, in their order; the one for programs and the page's path are nobody's to answer. */
export function asks(fields: readonly Field[]): Check {
  return (form) => {
    const controls = selected(
      `:is(input, select, textarea)[name]:not([aria-hidden] *, [type="hidden"][name="${PAGE_FIELD}"])`,
    ).in(form);
    expect(
      controls.map((control) => [
        control.getAttribute('name'),
        control.localName === 'input' ? control.getAttribute('type') : control.localName,
        control.hasAttribute('required') ? 'required' : 'optional',
        control.getAttribute('autocomplete') ?? '',
      ]),
    ).toEqual(fields);
  };
}
