// Subsets the two fonts to the letters and weights that the pages use. Run it by hand after an update of the @fontsource
// packages (`node scripts/subset-fonts.ts`); its results are committed in site/fonts/.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

// The first screen of every page waits for these; the slash is that of fractions (U+2044). The rest, letters with accents and rare signs, is in files of their own,
// which a browser fetches only for a page that has any of them. site/styles/fonts.css lists what is in which.
const plain = `${range(0x20, 0x7e)}\u00a0©·×½¼¾⁄–—‘’“”…′″−←→✓`;
const rare = `${range(0xa1, 0xff)}•™↑↓`.replace(/[©·×½¼¾]/g, '');

for (const [suffix, text] of [
  ['', plain],
  ['-rare', rare],
] as const) {
  await subset('besley', suffix, { text, axes: { wght: 700 } });
  await subset('figtree', suffix, { text, axes: { wght: { min: 400, max: 700 } } });
}

type Subset = { text: string; axes: Record<string, number | { min: number; max: number }> };

async function subset(family: string, suffix: string, { text, axes }: Subset): Promise<void> {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`site/fonts/${family}${suffix}.woff2`, font);
  console.log(`${family}${suffix}: ${font.length} bytes`);
}
