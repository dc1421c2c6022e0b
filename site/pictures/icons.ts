import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from '../../scripts/kept.mjs';

/**
 * What browsers and phones ask for, in pixels. Phones cut those with a `scale` to a shape of their own, so they are filled to the
 * edge, with the mark smaller: Android's mask may leave a circle of 80 percent.
 */
export const ICONS: Record<string, { size: number; scale?: number }> = {
  'favicon-32.png': { size: 32 },
  'icon-192.png': { size: 192 },
  'icon-512-maskable.png': { size: 512, scale: 0.7 },
  'apple-touch-icon.png': { size: 180, scale: 0.88 },
};

/**
 * Makes the icons of a content folder out of `public/favicon.svg`, by name. One that lies in `public/` as a file is left out: it
 * is served as it is. Throws a sentence for a mark that cannot be drawn.
 */
export async function prepareIcons(contentDir: string): Promise<Record<string, Buffer>> {
  const folder = join(contentDir, 'public');
  const file = join(folder, 'favicon.svg');
  if (!existsSync(file)) return {};
  const svg = await readFile(file);
  const icons: Record<string, Buffer> = {};
  try {
    for (const [name, icon] of Object.entries(ICONS).filter(([each]) => !existsSync(join(folder, each))))
      icons[name] = await kept(`icon ${JSON.stringify(icon)}`, svg, () => draw(svg, icon));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be drawn (${why})`, { cause: error });
  }
  return icons;
}

async function draw(svg: Buffer, { size, scale }: { size: number; scale?: number }): Promise<Buffer> {
  const inner = Math.round(size * (scale ?? 1));
  const mark = await render(svg, inner).png().toBuffer();
  if (inner === size) return sharp(mark).png({ palette: true }).toBuffer();
  const background = await edgeColor(svg);
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

function render(svg: Buffer, size: number) {
  // Larger than any icon, and made smaller, as a drawing of 64 units would be blurred by enlarging.
  return sharp(svg, { density: 72 * 8 }).resize(size, size, { fit: 'contain', background: '#0000' });
}

/** The color in the middle of the upper edge, where rounded corners are not; white for a mark without a ground. */
async function edgeColor(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await render(svg, 64)
    .flatten({ background: '#fff' })
    .extract({ left: 32, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b };
}
