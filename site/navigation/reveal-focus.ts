import type { FocusEvent } from 'react';

/**
 * For horizontal scrollers: scrolls the element that got keyboard focus fully into view, or its `part`, centered. Browsers
 * show only a strip of it, and nothing within an SVG. Not for pointers: what is pressed must not move under the finger.
 */
export function revealFocus({ target, currentTarget }: FocusEvent<Element>, part?: string): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  if (part) target.querySelector(part)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  else target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
