import { readTokens, type Theme } from '../styles/read-tokens.ts';

/**
 * Makes the function that writes out the colors which a drawing takes from the theme: `var(--color-line)` becomes what
 * that token is. Throws for a color that is none of the tokens.
 */
export function colorInTheme(): (svg: string, theme: Theme) => string {
  const colorOf = readTokens();
  return (svg, theme) =>
    svg.replace(/var\(--color-([a-z-]+)\)/g, (_, meaning: string) => colorOf(meaning, theme));
}
