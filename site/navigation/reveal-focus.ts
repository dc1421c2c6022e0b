import type { FocusEvent } from 'react';

/**
 * For something that slides sideways: scrolls what the keyboard has just reached within it wholly into sight, or
 * `part` of it, in the middle. A browser is content with a strip of it, or with nothing in a drawing. A press needs
 * no help: what is pressed is in sight, and must not slide away under the finger.
 */
export function revealFocus({ target, currentTarget }: FocusEvent<Element>, part?: string): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  if (part) target.querySelector(part)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  else target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
