import { holdsTyped, isBusy, isTyped } from './typed.ts';

/** What a refresh has left out, because somebody is about to do something there: new rows, and whether anything at all. */
export type HeldBack = { rows: number; any: boolean };

/** A row of a list, or a part of a sheet, by the lead that it tells of. */
const ROW = 'data-live';

/** Rows come and go in it. */
const LIST = '[data-live-list]';

/** What is left alone as a whole while somebody is busy in it. */
const UNIT = 'form, fieldset, input, textarea, select, [data-live]';

/**
 * Makes an element like another one of a page that was fetched again. What is the same stays in place, with its focus and its
 * place on the screen; a form or row in which somebody is busy is not touched. `isAsked`: they want to see all of it, and only
 * what they have typed stays.
 */
export function refresh(shown: Element, fresh: Element, isAsked = false): HeldBack {
  const held: HeldBack = { rows: 0, any: false };
  refreshElement(shown, fresh);
  return held;

  function refreshElement(old: Element, next: Element) {
    if (old.isEqualNode(next)) return;
    if (isAsked ? isTyped(old) : isHeld(old)) {
      held.any = true;
      return;
    }
    for (const { name } of [...old.attributes]) {
      if (!next.hasAttribute(name) && !isTheirs(old, name)) old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    if (!isAsked && old.matches(LIST) && isBusy(old)) refreshRows(old, next);
    else refreshChildren(old, next);
  }

  /** While somebody is busy in a list, nothing moves in it. */
  function refreshRows(list: Element, next: Element) {
    for (const row of next.children) {
      const old = childWith(list, row.getAttribute(ROW));
      if (old) refreshElement(old, row);
      else held.rows += 1;
    }
    if (held.rows > 0 || list.childElementCount !== next.childElementCount) held.any = true;
  }

  function refreshChildren(parent: Element, next: Element) {
    for (const row of [...parent.children]) {
      const key = row.getAttribute(ROW);
      if (key !== null && !childWith(next, key)) remove(row);
    }
    let place = parent.firstChild;
    for (const child of next.childNodes) {
      const old = matchOf(parent, place, child);
      if (!old) parent.insertBefore(document.importNode(child, true), place);
      else if (old === place) place = place.nextSibling;
      else parent.insertBefore(old, place);
      if (old) refreshNode(old, child);
    }
    while (place) {
      const rest = place;
      place = place.nextSibling;
      remove(rest);
    }
  }

  function refreshNode(old: Node, next: Node) {
    if (old instanceof Element && next instanceof Element) refreshElement(old, next);
    else if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
  }

  function remove(node: ChildNode) {
    if (node instanceof Element && (isAsked ? holdsTyped(node) : isBusy(node))) held.any = true;
    else node.remove();
  }
}

/** A field belongs to its form wherever it stands: what a form carries must not change under what was typed into it. */
function isHeld(element: Element): boolean {
  if (!element.matches(UNIT)) return false;
  const form = element instanceof HTMLInputElement ? element.form : null;
  return isBusy(element) || (form !== null && [...form.elements].some(isBusy));
}

/** What somebody has opened stays open. */
function isTheirs(element: Element, name: string): boolean {
  return name === 'open' && element instanceof HTMLDetailsElement;
}

/** The child that shows the same, if there is one: a row by its lead, anything else by its place. */
function matchOf(parent: Element, place: ChildNode | null, child: Node): ChildNode | null {
  const key = child instanceof Element ? child.getAttribute(ROW) : null;
  if (key !== null) return childWith(parent, key);
  if (place instanceof Element && place.hasAttribute(ROW)) return null;
  return place?.nodeName === child.nodeName ? place : null;
}

function childWith(parent: Element, key: string | null): Element | null {
  return [...parent.children].find((child) => key !== null && child.getAttribute(ROW) === key) ?? null;
}
