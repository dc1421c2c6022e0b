import { open } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

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

export type Prepared = { bytes: Uint8Array } | { problem: PhotoProblem; width?: number; height?: number };

/**
 * Makes a master of what a camera or a phone has stored: upright, in sRGB, as large as the writer needs it, and without the place
 * and the camera.
 */
export async function preparePhoto(file: string): Promise<Prepared> {
  const kind = await kindOf(file);
  if (kind !== 'picture') return { problem: kind };
  const about = await openPicture(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!about) return { problem: 'broken' };
  // AVIF and HEIC are boxes of the same form.
  if (about.format === 'heif' && about.compression !== 'av1') return { problem: 'heic' };
  const { width, height } = about.autoOrient;
  if (width * height > MOST_PIXELS) return { problem: 'too-many-pixels', width, height };
  if (Math.max(width, height) < SHORTEST) return { problem: 'too-small', width, height };
  const bytes = await encoded(openPicture(file), LONGEST, (picture) =>
    // Its copies are encoded once more, so nothing is to be seen of this time.
    picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  ).catch(() => undefined);
  return bytes ? { bytes } : { problem: 'broken' };
}

/** A small copy of a master, for the office. */
export function smallCopy(file: string, longest: number): Promise<Buffer> {
  return encoded(openPicture(file), longest, (picture) => picture.webp({ quality: 70 }));
}

function encoded(picture: Sharp, longest: number, format: (picture: Sharp) => Sharp): Promise<Buffer> {
  const small = picture
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb');
  // Metadata goes, as long as it is not asked for.
  return format(small).toBuffer();
}

function openPicture(file: string, options: SharpOptions = {}): Sharp {
  // Some cameras write what a strict reader warns of.
  return sharp(file, { sequentialRead: true, limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });
}

/** By the first bytes: no other kind of file is given to a decoder, whatever its name says. */
async function kindOf(file: string): Promise<'picture' | 'empty' | 'unknown' | 'heic'> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(12), 0, 12, 0);
    if (bytesRead === 0) return 'empty';
    const text = buffer.toString('latin1');
    if (/^....ftyp(?:hei|hev)/s.test(text)) return 'heic';
    const isKnown = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF....WEBP|....ftyp(?:avi|mif1))/s.test(text);
    return isKnown ? 'picture' : 'unknown';
  } finally {
    await opened.close();
  }
}
