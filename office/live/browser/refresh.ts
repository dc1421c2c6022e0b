/** What a refresh has left out where the page is in use: new rows, and whether anything at all. */
export type HeldBack = { rows: number; any: boolean };

/** Names the lead of a row of a list, or of a part of a page. */
const ROW = 'data-live';

/** Rows come and go in it. */
const LIST = '[data-live-list]';

/** What is left alone as a whole while it is in use. */
const UNIT = 'form, fieldset, input, textarea, select, [data-live]';

/**
 * Makes an element like the same one of a newer page. What is equal stays in place, with its focus and its place on the screen; a
 * form or row in use is not touched. `isAsked`: everything is refreshed but what was typed.
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

  /** In a list in use nothing moves. */
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

/** A field belongs to its form anywhere on the page: hidden values must not change under what was typed. */
function isHeld(element: Element): boolean {
  if (!element.matches(UNIT)) return false;
  const form = element instanceof HTMLInputElement ? element.form : null;
  return isBusy(element) || (form !== null && [...form.elements].some(isBusy));
}

/** Details that were opened stay open. */
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

/** Whether it has the focus, is being pressed, or holds typed text. */
function isBusy(element: Element): boolean {
  return element.matches(':focus-within, :active') || holdsTyped(element);
}

export function holdsTyped(element: Element): boolean {
  return [element, ...element.querySelectorAll('input, textarea, select')].some(isTyped);
}

/** Whether a field differs from what it came with. */
function isTyped(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstChosen(field);
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function firstChosen({ options }: HTMLSelectElement): number {
  return Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );
}
