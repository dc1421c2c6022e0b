import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sharp from 'sharp';

const SOURCE = 'bench/floor';
const PICTURE = 'content/photos/hero-house-dusk.jpg';
const CACHE = 'build/cache/floor';

/** The largest copy of the picture in bytes; smaller copies have as much for a pixel. */
const PICTURE_SIZE = 60_000;
const LARGE = { width: 1200, height: 675 };
const SMALL = [768, 480];

/** As a page for one screen would have it, and as a careful hand would: with copies of the picture for small screens. */
const SOURCE_SET =
  'srcset="/hero-480.avif 480w,/hero-768.avif 768w,/hero.avif 1200w" sizes="(min-width:60rem) 34rem,calc(100vw - 2.5rem)"';

/**
 * Builds the hand-written page that we compare with, in two folders: `floor` has one picture for every screen,
 * `floor-best` smaller copies as well. Both have their style inline and come with brotli's precompressed files.
 */
export async function buildFloor(folder: string): Promise<{ floor: string; floorBest: string }> {
  const floor = join(folder, 'floor');
  const floorBest = join(folder, 'floor-best');
  const style = await inlineStyle();
  const pictures = await Promise.all([LARGE.width, ...SMALL].map(pictureOf));
  for (const [root, isBest] of [
    [floor, false],
    [floorBest, true],
  ] as const) {
    await mkdir(root, { recursive: true });
    for (const page of ['index.html', 'services.html']) {
      const html = lean(await readFile(join(SOURCE, page), 'utf8'), style);
      await writeCompressed(join(root, page), isBest ? html.replace('<img ', `<img ${SOURCE_SET} `) : html);
    }
    await writeCompressed(join(root, 'robots.txt'), 'User-agent: *\nAllow: /\n');
    for (const { name, data } of isBest ? pictures : pictures.slice(0, 1))
      await writeFile(join(root, name), data);
  }
  return { floor, floorBest };
}

/** Minifies the source. */
function lean(html: string, style: string): string {
  return html
    .replace(/(\s*<link rel="stylesheet"[^>]*>)+/, () => `<style>${style}</style>`)
    .replaceAll(/\n\s*/g, '\n');
}

async function inlineStyle(): Promise<string> {
  const own = await readFile(join(SOURCE, 'style.css'), 'utf8');
  return `${own}${otherParts()}`
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}

/** Rules of parts that this page does not show: the style sheet of a whole site is about 7 KB. */
function otherParts(): string {
  const declarations = Object.entries(OTHER_PARTS).flatMap(([property, values]) =>
    values.split(', ').map((value) => `{ ${property}: ${value}; }`),
  );
  return ['', ':hover', ' > * + *']
    .flatMap((selector) => declarations.map((declaration) => [selector, declaration]))
    .map(([selector, declaration], index) => `.u${index.toString(36)}${selector} ${declaration}\n`)
    .join('');
}

const OTHER_PARTS = {
  padding: '0.25rem, 0.5rem, 0.75rem, 1rem, 1.5rem, 2rem, 3rem',
  'margin-top': '0.25rem, 0.5rem, 1rem, 1.5rem, 2rem, 4rem',
  gap: '0.25rem, 0.5rem, 0.75rem, 1rem, 2rem',
  'border-radius': '2px, 4px, 6px, 8px, 12px, 16px',
  'font-size': '0.75rem, 0.875rem, 1rem, 1.125rem, 1.5rem, 2rem',
  color: '#12324f, #c2570c, #4a5a6a, #0a4f8c, #2d6a3e, #8c1d18',
  background: '#f4f7fa, #fff7ef, #eef6f0, #fdf0ef, #12324f, #dde4ec',
  'max-width': '20rem, 32rem, 40rem, 64rem',
  'box-shadow': '0 1px 2px #0002, 0 2px 8px #0003, 0 8px 24px #0003',
  opacity: '0.5, 0.7, 0.9',
};

/** A copy with this width in pixels, cached between runs, because several qualities are tried. */
async function pictureOf(width: number): Promise<{ name: string; data: Buffer }> {
  const source = await readFile(PICTURE);
  const kept = join(CACHE, `${createHash('sha256').update(source).digest('hex').slice(0, 16)}-${width}.avif`);
  const data = await readFile(kept).catch(() => encode(source, width));
  await mkdir(CACHE, { recursive: true });
  await writeFile(kept, data);
  return { name: width === LARGE.width ? 'hero.avif' : `hero-${width}.avif`, data };
}

/** In the quality that comes closest to its share of `PICTURE_SIZE`. */
async function encode(source: Buffer, width: number): Promise<Buffer> {
  const height = Math.round((width * LARGE.height) / LARGE.width);
  const wanted = (PICTURE_SIZE * width * height) / (LARGE.width * LARGE.height);
  const resized = sharp(source).resize(width, height, { fit: 'cover' });
  let best: Buffer | undefined;
  for (let low = 20, high = 80; low <= high; ) {
    const quality = Math.floor((low + high) / 2);
    const data = await resized.clone().avif({ quality, effort: 5 }).toBuffer();
    if (!best || Math.abs(data.length - wanted) < Math.abs(best.length - wanted)) best = data;
    if (data.length < wanted) low = quality + 1;
    else high = quality - 1;
  }
  if (!best) throw new Error(`${PICTURE} could not be copied`);
  return best;
}

async function writeCompressed(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
}
