import type { Theme } from '../theme/theme.ts';

/** The themes that a drawing has a file for. */
export const THEMES = ['light', 'dark'] as const satisfies Theme[];

/**
 * The address of a drawing in one theme. `drawing` is what an import of `x.svg?themed` gives, followed by "-" and the name of
 * a picture where the drawing is made into several.
 */
export function themedUrl(drawing: string, theme: Theme): string {
  return `${drawing}-${theme}.svg`;
}
