import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

/**
 * Reads the colors of `tokens.css`, for images and tests outside a browser. The returned function resolves a token (`text`
 * for `--color-text`) to its `#rrggbb` in a theme, and throws when it has none.
 */
export function readTokens(): (meaning: string, theme: Theme) => string {
  const css = readFileSync('site/styles/tokens.css', 'utf8');
  const declared = new Map(
    [...css.matchAll(/(--[a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  return (meaning, theme) => {
    let value = declared.get(`--color-${meaning}`) ?? '';
    const [, light = '', dark = ''] = /^light-dark\((.+?),\s*(.+)\)$/.exec(value) ?? [];
    if (light) value = theme === 'light' ? light : dark;
    const [, name] = /^var\((--[a-z-]+)\)$/.exec(value) ?? [];
    const color = name ? (declared.get(name) ?? '') : value;
    if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`--color-${meaning} is not a plain color: "${color}"`);
    return color;
  };
}

/**
 * Makes the function that writes out the colors which a drawing takes from the theme: `var(--color-line)` becomes what
 * that token is. Throws for a color that is none of the tokens.
 */
export function colorInTheme(): (svg: string, theme: Theme) => string {
  const colorOf = readTokens();
  return (svg, theme) =>
    svg.replace(/var\(--color-([a-z-]+)\)/g, (_, meaning: string) => colorOf(meaning, theme));
}
