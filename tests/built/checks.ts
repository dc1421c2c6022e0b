import { expect } from 'vitest';
import { PAGE_FIELD } from '../../contract/submission-context.ts';
import { type Find, nameOf, selected, textOf } from './elements.ts';

/** The specification's sentence, the query for the part of the page that it is about, and the checks of that part. */
export type Row = [sentence: string, find: Find, ...checks: Check[]];

/** Checks one part of a page; throws when it fails. */
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

/** Exactly these names, comma-separated, in this order. */
export function lists(find: Find, names: string): Check {
  return (part) => expect(find.in(part).map(nameOf).join(', '), find.what).toBe(names);
}

/** Exactly these values of an attribute, comma-separated, in this order. */
export function attributes(name: string, find: Find, values: string): Check {
  return (part) => {
    const found = find.in(part).map((element) => element.getAttribute(name));
    expect(found.join(', '), find.what).toBe(values);
  };
}

/** Links to exactly these addresses, in this order. */
export function leadTo(find: Find, addresses: string): Check {
  return attributes('href', find, addresses);
}

export function says(...texts: (string | RegExp)[]): Check {
  return (part) => {
    for (const text of texts) expect(textOf(part)).toMatch(text);
  };
}

export function saysNot(...texts: (string | RegExp)[]): Check {
  return (part) => {
    for (const text of texts) expect(textOf(part)).not.toMatch(text);
  };
}

/** Applies the checks to each result; there must be at least one. */
export function each(find: Find, ...checks: Check[]): Check {
  return (part) => {
    expect(find.in(part).length, find.what).toBeGreaterThan(0);
    for (const found of find.in(part)) for (const check of checks) check(found);
  };
}

/** A field of a form: its name, its type, whether it is required, and its `autocomplete`. */
export type Field = readonly [name: string, kind: string, need: 'required' | 'optional', fill: string];

/** A form's fields in order, without the honeypot and the hidden page path. */
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
