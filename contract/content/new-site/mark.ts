import { DEFAULT_COLOR } from './color.ts';

/** The letters that our fonts have outlines for. */
const LETTER = /[\u0021-\u007e\u00c0-\u017f]/u;

/** Those that are wider than the others, of which none is wider than 0.95 of its size. */
const WIDE = /[MW@%mÆŒœ]/;

/** The size of one letter, and how wide several may be between the sides of the frame. */
const [LARGEST, ROOM] = [44, 48];

const DARK = '#1b1f24';

/** `drawings/logo.svg` and `public/favicon.svg`, with the letters of a mark as text, to be outlined when they are written. */
export function drawMark({
  name,
  mark,
  color = DEFAULT_COLOR,
}: {
  name: string;
  mark?: string;
  color?: string;
}) {
  const letters = [...(mark ?? initialsOf(name))].filter((letter) => LETTER.test(letter)).slice(0, 3);
  const sign = letters.length > 0 ? lettering(letters.join('')) : HOUSE;
  return {
    logo: svg(`<g id="mark" fill="currentColor"><path d="M2 2H62V62H2zM5 5V59H59V5z"/>${sign}</g>`),
    favicon: svg(
      `<rect width="64" height="64" rx="2" fill="${color}"/><g fill="${inkOn(color)}">${sign}</g>`,
    ),
  };
}

/** For a name in other letters. */
const HOUSE = '<path d="M32 14 52 30V50H38V38H26V50H12V30z"/>';

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>\n`;
}

function lettering(letters: string): string {
  const width = [...letters].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.25 : 0.9), 0);
  const size = Math.min(LARGEST, ROOM / width);
  const words = letters.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<text x="32" y="${(32 + size * 0.35).toFixed(1)}" font-family="Besley" font-weight="700" font-size="${size.toFixed(1)}" text-anchor="middle">${words}</text>`;
}

/** Of the first two words that begin with a letter. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}’']+/u).filter((word) => LETTER.test(word.charAt(0)));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** White, or black where the ground is light. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? DARK : '#fff';
}
