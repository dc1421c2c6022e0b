// Subsets the two fonts to the letters and weights that the pages use. Run it by hand after an update of the @fontsource
// packages (`node scripts/subset-fonts.ts`); its results are committed in site/fonts/.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const latin1 = latin.slice(0, 0xff - 0x20 + 1);
const signs = '–—‘’“”…•×′″←→↑↓✓−½¼¾™';

await subset('besley', { text: latin1 + signs, axes: { wght: 700 } });
await subset('figtree', { text: latin1 + signs, axes: { wght: { min: 400, max: 700 } } });

type Subset = { text: string; axes: Record<string, number | { min: number; max: number }> };

async function subset(family: string, { text, axes }: Subset): Promise<void> {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`site/fonts/${family}.woff2`, font);
  console.log(`${family}: ${font.length} bytes`);
}
