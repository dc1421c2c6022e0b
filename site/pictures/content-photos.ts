import { readdirSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { Photo, PhotoWords } from '../../contract/content/schema.ts';
import { typesetWords } from '../typography/typeset.ts';
import { copiesFor, isMaster, type KeptCopy, updateCopies } from './copies.ts';
import { type Measured, measure, SAVE_AGAIN } from './encode.ts';
import { dayMaster, isNight, nightMaster } from './night-master.ts';

/** Where pages find the copies. */
export const PHOTOS_FOLDER = 'assets/photos';

/** Kinds of pictures that cameras and programs store, and that are no master. */
const OTHER_KINDS = /\.(?:heic|heif|hif|webp|avif|tiff?|gif|bmp|dng)$/i;

export type ContentPhotos = {
  /** By the name of the master without its extension. */
  photos: Record<string, Photo>;
  /** The copies of all masters, each with the address that pages have for it. */
  files: (KeptCopy & { address: string })[];
  /** All that is wrong, each a sentence with its file; a picture that has a mistake is not in `photos`. */
  mistakes: string[];
};

/**
 * Reads the masters in `photos/` of a content folder, with what `words` says of each by its name; without them, none is asked
 * for its words. Makes no copies; see `preparePhotos`.
 */
export async function readPhotos(
  contentDir: string,
  words: Record<string, PhotoWords> | undefined,
): Promise<ContentPhotos> {
  const folder = join(contentDir, 'photos');
  const mistakes: string[] = [];
  const masters = new Map<string, string>();
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    const other = masters.get(parse(name).name);
    if (OTHER_KINDS.test(name)) mistakes.push(`${file} is neither JPEG nor PNG: ${SAVE_AGAIN}`);
    else if (isMaster(name) && other) mistakes.push(`${file} has the name of ${other}: remove one of them`);
    else if (isMaster(name)) masters.set(parse(name).name, file);
  }
  const measured = new Map<string, Measured>();
  // One after the other, for a hundred photographs of a camera do not go into the memory of a small server.
  for (const file of masters.values()) {
    try {
      measured.set(file, await measure(file));
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error));
    }
  }

  const photos: ContentPhotos['photos'] = {};
  for (const [name, file] of masters) {
    if (isNight(file)) {
      if (!masters.has(parse(dayMaster(file)).name))
        mistakes.push(
          `${file} is a picture for the dark theme, and there is no ${basename(dayMaster(file))}`,
        );
      continue;
    }
    const said = words?.[name];
    if (words && !said) mistakes.push(`${file} is not described: photos.yaml needs its alt text`);
    const day = measured.get(file);
    const nightFile = nightMaster(file);
    const night = nightFile && measured.get(nightFile);
    if (night && day && (night.width !== day.width || night.height !== day.height))
      mistakes.push(
        `${nightFile} is ${night.width} x ${night.height} pixels, and the picture by day ${day.width} x ${day.height}: remove the one for the dark theme, or make it of the same size`,
      );
    if (said && day) photos[name] = photoOf(day, night || undefined, said);
  }
  for (const name of Object.keys(words ?? {}))
    if (!masters.has(name))
      mistakes.push(`${join(folder, name)}.jpg is described, and there is no such file`);
  const files = [...measured].flatMap(([file, each]) =>
    copiesFor(file, each).map((copy) => ({ ...copy, address: `/${PHOTOS_FOLDER}/${basename(copy.path)}` })),
  );
  return { photos, files, mistakes: mistakes.toSorted() };
}

/** The same, with every copy in its place, beside the masters in `copies/`; when there is a mistake, these stay as they are. */
export async function preparePhotos(...content: Parameters<typeof readPhotos>): Promise<ContentPhotos> {
  const read = await readPhotos(...content);
  if (read.mistakes.length === 0) await updateCopies(join(content[0], 'photos'), read.files);
  return read;
}

/** Nothing for a folder that is not there: a site need not have photographs. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function photoOf(day: Measured, night: Measured | undefined, words: PhotoWords): Photo {
  const { name: file, light, ...measured } = day;
  const bright = brightness(light);
  const { alt, caption, measure, name, keep } = words;
  return {
    file: `/${PHOTOS_FOLDER}/${file}`,
    ...measured,
    ...(night && { night: `/${PHOTOS_FOLDER}/${night.name}`, color: between(day.color, night.color) }),
    ...(bright && { bright }),
    alt,
    caption: typesetWords(caption ?? alt),
    ...(measure && { measure: { ...measure, text: typesetWords(measure.text) } }),
    ...(name && { name }),
    ...(keep && { keep }),
  };
}

/**
 * How strongly a picture is graded towards evening, from the light that it sends out. Those at dusk send less than 0.12, porches and
 * gardens in the shade by day 0.13 to 0.23, white rooms 0.45.
 */
export function brightness(light: number): Photo['bright'] {
  if (light > 0.24) return 2;
  return light > 0.12 ? 1 : undefined;
}

/** The color in the middle of two. */
function between(one: string, other: string): string {
  const parts = [1, 2, 3].map((at) =>
    Math.round((Number.parseInt(one.charAt(at), 16) + Number.parseInt(other.charAt(at), 16)) / 2).toString(
      16,
    ),
  );
  return `#${parts.join('')}`;
}
