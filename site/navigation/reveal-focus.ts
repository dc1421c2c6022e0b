import type { FocusEvent } from 'react';

/**
 * For horizontal scrollers: scrolls the element that got keyboard focus fully into view. Browsers show only a strip of it. Not
 * for pointers: what is pressed must not move under the finger.
 */
export function revealFocus({ target, currentTarget }: FocusEvent<Element>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
