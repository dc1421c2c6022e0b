import type { FocusEvent } from 'react';

/**
 * Scrolls the element that got keyboard focus fully into view: in a horizontal scroller browsers show only a strip of it. Not
 * for pointers: what is pressed must not move under the finger.
 */
export function revealFocus({ target, currentTarget }: FocusEvent<Element>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
