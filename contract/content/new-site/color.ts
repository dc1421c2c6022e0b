import colour from '@img/colour';

/** To choose from, with the words that they are read by. */
export const SWATCHES = [
  ['dark blue', '#24476b'],
  ['sky blue', '#2f7fb8'],
  ['teal', '#16696a'],
  ['dark green', '#2f6b4f'],
  ['olive', '#636b2f'],
  ['gold', '#b98a16'],
  ['rust', '#8a3b12'],
  ['brick red', '#a32a2a'],
  ['burgundy', '#6d1a36'],
  ['plum', '#5b3a6e'],
  ['brown', '#5c4433'],
  ['charcoal', '#36454f'],
] as const;

export const DEFAULT_COLOR = SWATCHES[0][1];

const NAMED: Record<string, string> = {
  ...Object.fromEntries(SWATCHES),
  'barn red': '#7c0a02',
  copper: '#b87333',
  'forest green': '#228b22',
  'hunter green': '#355e3b',
  'kelly green': '#4cbb17',
  mustard: '#c99a1e',
  slate: '#4f5d6b',
};

/** How far "dark red" is on the way from red to black, and the like. */
const TOWARD: Record<string, [target: string, part: number]> = {
  dark: ['black', 0.4],
  deep: ['black', 0.4],
  light: ['white', 0.4],
  pale: ['white', 0.6],
  bright: ['white', 0],
};

/** "Dark green", "2F6B4F", "#abc" and any other color of CSS as "#2f6b4f"; what is no color stays as it is. */
export function colorOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const words = value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/ colou?r$|^an? /g, '');
  return named(words) ?? value;
}

function named(words: string): string | undefined {
  const [, first = '', rest = ''] = /^(\w+) (.+)$/.exec(words) ?? [];
  const known =
    NAMED[words] ??
    hexOf(words) ??
    hexOf(words.replaceAll(' ', '')) ??
    (/^[\da-f]{6}$/.test(words) ? `#${words}` : undefined);
  const [target, part] = TOWARD[first] ?? [];
  const base = !known && target !== undefined ? named(rest) : undefined;
  return base && target ? colour(base).mix(colour(target), part).hex().toLowerCase() : known;
}

function hexOf(words: string): string | undefined {
  try {
    const read = colour(words);
    return read.alpha() === 1 ? read.hex().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
