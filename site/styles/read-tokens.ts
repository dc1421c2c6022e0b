import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

/**
 * Reads the colors of `tokens.css`, for what is drawn or checked outside a browser. The function it returns follows a
 * meaning (`text` for `--color-text`) to its color in one theme, `#rrggbb`, and throws for a meaning without one.
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
    if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`--color-${meaning} is no plain color: "${color}"`);
    return color;
  };
}
