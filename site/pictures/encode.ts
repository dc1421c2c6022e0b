import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Photo } from '../../content/schema.ts';
import { type Copy, copiesOf } from './photo.ts';

/** Chosen by eye on walls and sky, where banding shows first. More effort doubles the time and saves a twelfth. */
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 4 }),
};

/** The widest copy that a phone takes, and how many bytes it may have: they stand between a visitor and the largest paint. */
const PHONE = { width: 768, bytes: 20_000 };

/** What a phone's copy is encoded with until it is small enough; below the last one, siding and lawns blur. */
const PHONE_QUALITIES = [52, 48, 44, 40, 36];

/** Counts up when the encoders change, so that kept copies are made anew. */
const ENCODING = 2;

/**
 * Size and average color of a source picture, the light that it sends out on the average (0 black, 1 white), and a name for its copies
 * that changes with its content.
 */
export type Measured = Pick<Photo, 'width' | 'height' | 'color'> & { name: string; light: number };

/** Measures a master. Throws what sharp throws for a file that is no picture. */
export async function measure(file: string): Promise<Measured> {
  const source = await readFile(file);
  const { width, height } = await sharp(source).metadata();
  const [color, light] = averages(
    await sharp(source).resize(60, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
  );
  const mark = createHash('sha256').update(`${ENCODING}`).update(source).digest('base64url').slice(0, 6);
  return {
    name: `${basename(file)
      .replace(/\.[^.]+$/, '')
      .replaceAll('.', '-')}-${mark}`,
    width,
    height,
    color,
    light,
  };
}

/** Of pixels of three bytes: the color, and the luminance as WCAG counts it. A bright wall beside a dark door makes much light, and a middling color. */
function averages(pixels: Buffer): [color: string, light: number] {
  const sums = [0, 0, 0];
  let light = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    for (const [part, weight] of [0.2126, 0.7152, 0.0722].entries()) {
      const value = pixels[at + part] ?? 0;
      sums[part] = (sums[part] ?? 0) + value;
      light += weight * (value / 255) ** 2.2;
    }
  }
  const count = pixels.length / 3;
  const color = sums.map((sum) => Math.round(sum / count / 17).toString(16));
  return [`#${color.join('')}`, light / count];
}

/**
 * Makes every copy of a master, by file name. Copies are kept in `cache`, so an unchanged picture costs
 * one read; a copy is written under another name first, so a build that is stopped leaves no half file.
 */
export async function encode(
  file: string,
  { name, width }: Measured,
  cache: string,
): Promise<Map<string, Buffer>> {
  const copies = new Map<string, Buffer>();
  for (const copy of copiesOf(width)) {
    const copyName = `${name}-${copy.width}.${copy.format}`;
    copies.set(copyName, await encodeOne(file, copy, join(cache, copyName)));
  }
  return copies;
}

async function encodeOne(file: string, { width, format }: Copy, kept: string): Promise<Buffer> {
  try {
    return await readFile(kept);
  } catch {
    const picture = sharp(file).resize(width);
    const isForPhone = format === 'avif' && width <= PHONE.width;
    const content = await (isForPhone ? encodeForPhone(picture) : ENCODERS[format](picture).toBuffer());
    await mkdir(dirname(kept), { recursive: true });
    await writeFile(`${kept}.new`, content);
    await rename(`${kept}.new`, kept);
    return content;
  }
}

async function encodeForPhone(picture: Sharp): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of PHONE_QUALITIES) {
    content = await picture.clone().avif({ quality, effort: 4 }).toBuffer();
    if (content.length <= PHONE.bytes) break;
  }
  return content;
}
