import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Photo } from '../../contract/content/schema.ts';
import { kept } from '../../scripts/kept.mjs';
import type { Copy } from './photo.ts';

// No picture is read twice in a row. An AVIF's bytes depend on the number of threads, and with two a phone's is up to 5 percent larger.
sharp.cache(false);
sharp.concurrency(1);

/** Chosen by eye on walls and sky, where banding shows first. More effort doubles the time and saves a twelfth. */
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 4 }),
};

/** The widest copy that a phone takes, and how many bytes it may have: the largest paint waits for them. */
const PHONE = { width: 768, bytes: 20_000 };

/** What a phone's copy is encoded with until it is small enough; below the last one, siding and lawns blur. */
const PHONE_QUALITIES = [52, 48, 44, 40, 36] as const;

/** Counts up when the encoders change, to make kept copies again. */
const ENCODING = 2;

/**
 * Size and average color of a source picture, the light that it sends out on the average (0 black, 1 white), and a name for its copies
 * that changes with its content.
 */
export type Measured = Pick<Photo, 'width' | 'height' | 'color'> & { name: string; light: number };

/** In pixels. Beyond any camera that a contractor has, and what encoding it takes is beyond a small server's memory. */
const LARGEST = 60_000_000;

/**
 * Measures a master, or takes what an earlier build measured. Throws a sentence with the file and what to do for one that is no
 * picture, or not one for screens.
 */
export async function measure(file: string): Promise<Measured> {
  const source = await readFile(file);
  const measured = await kept(`measure ${ENCODING}`, source, async () =>
    Buffer.from(JSON.stringify(await measureSource(file, source))),
  );
  const mark = createHash('sha256').update(`${ENCODING}`).update(source).digest('base64url').slice(0, 6);
  return { name: `${parse(file).name.replaceAll('.', '-')}-${mark}`, ...JSON.parse(`${measured}`) };
}

async function measureSource(file: string, source: Buffer): Promise<Omit<Measured, 'name'>> {
  // A phone's picture, renamed: such a file begins with its length, then with this.
  if (source.toString('latin1', 4, 10) === 'ftyphe')
    throw new Error(`${file} is a HEIC picture: ${SAVE_AGAIN}`);
  const { autoOrient, space } = await readAs(file, () =>
    sharp(source, { limitInputPixels: false }).metadata(),
  );
  if (space === 'cmyk') throw new Error(`${file} is in CMYK, the colors of a printer: ${SAVE_AGAIN}`);
  const { width, height } = autoOrient;
  if (width * height > LARGEST)
    throw new Error(
      `${file} is ${width} x ${height} pixels, more than ${LARGEST / 1e6} million: ${SAVE_AGAIN}, 3840 pixels wide`,
    );
  const pixels = upright(source).resize(60, 40, { fit: 'fill' }).toColorspace('srgb').removeAlpha().raw();
  const [color, light] = averages(await readAs(file, () => pixels.toBuffer()));
  return { width, height, color, light };
}

/** What to do about most mistakes. */
export const SAVE_AGAIN = 'export it again as JPEG in sRGB';

/** What sharp says of a file that it cannot read names neither the file nor what to do, and may go on for many lines. */
async function readAs<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    throw new Error(`${file} cannot be read as a picture (${why}): ${SAVE_AGAIN}`, { cause: error });
  }
}

/** A camera may store a picture on its side. What the file tells of camera and place is in no copy: sharp leaves it out. */
function upright(source: string | Buffer): Sharp {
  return sharp(source).autoOrient();
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

/** Makes one copy of a master. */
export function encode(file: string, { width, format }: Copy): Promise<Buffer> {
  const picture = upright(file).resize(width);
  const isForPhone = format === 'avif' && width <= PHONE.width;
  return readAs(file, () => (isForPhone ? encodeForPhone(picture) : ENCODERS[format](picture).toBuffer()));
}

/**
 * A quality is tried at little effort first, in an eighth of the time: from one quality to the next sizes fall there as at full
 * effort, but for 4 percent.
 */
async function encodeForPhone(picture: Sharp): Promise<Buffer> {
  const encodeAt = (quality: number, effort: number) => picture.clone().avif({ quality, effort }).toBuffer();
  const [best, ...lower] = PHONE_QUALITIES;
  let content = await encodeAt(best, 4);
  if (content.length <= PHONE.bytes) return content;
  const scale = content.length / (await encodeAt(best, 2)).length;
  for (const quality of lower) {
    const isLast = quality === lower.at(-1);
    if (!isLast && (await encodeAt(quality, 2)).length * scale > PHONE.bytes * 1.04) continue;
    content = await encodeAt(quality, 4);
    if (content.length <= PHONE.bytes) break;
  }
  return content;
}
