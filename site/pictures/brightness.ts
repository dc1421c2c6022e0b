import type { Photo } from '../../content/schema.ts';

/**
 * How strongly a picture is graded towards evening, from the light that it sends out. Those at dusk send less than 0.12, porches and
 * gardens in the shade by day 0.13 to 0.23, white rooms 0.45.
 */
export function brightness(light: number): Photo['bright'] {
  if (light > 0.24) return 2;
  return light > 0.12 ? 1 : undefined;
}
