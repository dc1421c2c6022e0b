import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import type { Pictures } from './photo-files.ts';
import { HEAD, kindOf } from './photo-kind.ts';

// No picture is read twice in a row.
sharp.cache(false);
sharp.concurrency(1);

/** In pixels, of the longer side: the largest copy that the writer makes of a master. */
const LONGEST = 1920;

/** In pixels, of the longer side: a smaller picture is blurred in a gallery. */
const SHORTEST = 1440;

/** In pixels, as many as the writer takes. */
const MOST_PIXELS = 60_000_000;

/** Why a file does not become a photograph. */
export type PhotoProblem = 'empty' | 'unknown' | 'heic' | 'broken' | 'too-many-pixels' | 'too-small';

type Problem<Kind = PhotoProblem> = { problem: Kind; width?: number; height?: number };

/** A visitor's photo may be small. */
type AnySize = Exclude<PhotoProblem, 'too-small'>;

export type Prepared = { bytes: Uint8Array } | Problem;

/** What the page, a list and a mail show of a visitor's photo; the size is that of the large one. */
export type PreparedPictures = { pictures: Pictures; width: number; height: number } | Problem<AnySize>;

/**
 * Makes a master of what a camera or a phone has stored: upright, in sRGB, as large as the writer needs it, and without the place
 * and the camera.
 */
export async function preparePhoto(file: string): Promise<Prepared> {
  const opened = await openAny(file, await headOf(file));
  if ('problem' in opened) return opened;
  const { picture, width, height } = opened;
  if (Math.max(width, height) < SHORTEST) return { problem: 'too-small', width, height };
  const bytes = await upright(picture, LONGEST)
    // Its copies are encoded once more, so nothing is to be seen of this time.
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => undefined);
  return bytes ? { bytes } : { problem: 'broken' };
}

/** In pixels, of the longer side of what is made of a visitor's photo. */
const SIDES = { large: 2048, thumbnail: 480, mail: 240 };

/** In seconds, for each step: no picture that a camera made takes longer. */
const TIMEOUT = { seconds: 15 };

/** Makes what is shown of a visitor's photo. Whatever came along in the file stays behind. */
export async function preparePictures(bytes: Uint8Array): Promise<PreparedPictures> {
  const opened = await openAny(bytes, bytes.subarray(0, HEAD));
  return 'problem' in opened ? opened : picturesOf(opened.picture);
}

async function picturesOf(picture: Sharp): Promise<PreparedPictures> {
  try {
    const { data, info } = await upright(picture, SIDES.large)
      .timeout(TIMEOUT)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const copy = (side: number) =>
      sharp(data, { raw: { width, height, channels } }).resize(inside(side)).timeout(TIMEOUT);
    const pictures = {
      large: await copy(SIDES.large).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      thumbnail: await copy(SIDES.thumbnail).webp({ quality: 70 }).toBuffer(),
      mail: await copy(SIDES.mail).jpeg({ quality: 75, mozjpeg: true }).toBuffer(),
    };
    return { pictures, width, height };
  } catch {
    return { problem: 'broken' };
  }
}

type Source = string | Uint8Array;

type Opened = { picture: Sharp; width: number; height: number };

/** A picture that may be decoded, or why it may not. HEIC is decoded already. */
async function openAny(source: Source, head: Uint8Array): Promise<Opened | Problem<AnySize>> {
  const about = await examine(source, head);
  if (!('problem' in about)) return { picture: openPicture(source), ...about };
  if (about.problem !== 'heic') return about;
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const decoded = await decodeHeic(bytes, MOST_PIXELS);
  if ('problem' in decoded) return decoded;
  const { width, height } = decoded.raw;
  return { picture: sharp(decoded.data, { raw: decoded.raw }), width, height };
}

/** The size of a picture that may be decoded, or why it may not. */
async function examine(
  source: Source,
  head: Uint8Array,
): Promise<{ width: number; height: number } | Problem<AnySize>> {
  const kind = kindOf(head);
  if (kind !== 'picture') return { problem: kind };
  const about = await openPicture(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!about) return { problem: 'broken' };
  // AVIF and HEIC are boxes of the same form.
  if (about.format === 'heif' && about.compression !== 'av1') return { problem: 'heic' };
  const { width, height } = about.autoOrient;
  return width * height > MOST_PIXELS ? { problem: 'too-many-pixels', width, height } : { width, height };
}

/** A small copy of a master, for the office. */
export function smallCopy(file: string, longest: number): Promise<Buffer> {
  return upright(openPicture(file), longest).webp({ quality: 70 }).toBuffer();
}

/** Metadata goes, as long as it is not asked for. */
function upright(picture: Sharp, longest: number): Sharp {
  return picture.autoOrient().resize(inside(longest)).flatten({ background: '#fff' }).toColorspace('srgb');
}

function inside(longest: number) {
  return { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const;
}

function openPicture(source: Source, options: SharpOptions = {}): Sharp {
  // Some cameras write what a strict reader warns of.
  return sharp(source, { sequentialRead: true, limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });
}

async function headOf(file: string): Promise<Uint8Array> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}
