import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Photo, PhotoWords } from '../../contract/content/schema.ts';
import { MARK_PATH } from '../../contract/site-manifest.ts';
import { prepareDrawings } from '../drawings/draw-files.ts';
import { preparePhotos, readPhotos } from '../pictures/content-photos.ts';
import { readCopy } from '../pictures/copies.ts';
import { prepareIcons } from '../pictures/icons.ts';
import { filesIn } from './site-folder.ts';

/** What a contractor's folder shows, by the names of its files. */
export type ContentPictures = {
  photos: Record<string, Photo>;
  /** What the addresses of drawings begin with; see `themedUrl`. */
  drawings: Record<string, string>;
  logos: Record<string, string>;
  /** Their addresses. */
  films: Record<string, string>;
  /** The address of the company's mark. */
  mark: string | undefined;
  /** What is served, by its place in the site: a file, or what makes it. */
  files: Map<string, string | (() => Promise<Buffer | string>)>;
};

/**
 * Reads the pictures of a folder, and returns all that is wrong with them, each a sentence; with the words of a folder that
 * cannot be read, no one knows which are described. Missing copies of photographs are made at once, or, `onDemand`, when their
 * file is asked for.
 */
export async function readPictures(
  contentDir: string,
  words: Record<string, PhotoWords> | undefined,
  { onDemand = false } = {},
): Promise<{ pictures: ContentPictures; mistakes: string[] }> {
  const photographs = await (onDemand || !words ? readPhotos : preparePhotos)(contentDir, words);
  const drawn = await prepareDrawings(contentDir);
  const files: ContentPictures['files'] = new Map();
  for (const copy of photographs.files)
    files.set(copy.address.slice(1), onDemand || !existsSync(copy.path) ? () => readCopy(copy) : copy.path);
  for (const [place, svg] of drawn.files) files.set(place, async () => svg);
  for (const [name, icon] of Object.entries(await prepareIcons(contentDir)))
    files.set(name, async () => icon);
  for (const name of await filesIn(join(contentDir, 'public')))
    files.set(name, join(contentDir, 'public', name));
  const films: ContentPictures['films'] = {};
  for (const file of globSync(join(contentDir, 'films/*.mp4'))) {
    const film = await readFile(file);
    const name = basename(file, '.mp4');
    const place = `assets/films/${name}-${createHash('sha256').update(film).digest('hex').slice(0, 8)}.mp4`;
    files.set(place, file);
    films[name] = `/${place}`;
  }
  const { drawings, logos, mark } = drawn;
  const markFile = files.get(mark?.slice(1) ?? '');
  if (markFile) files.set(MARK_PATH.slice(1), markFile);
  return {
    pictures: { photos: photographs.photos, drawings, logos, films, mark, files },
    mistakes: [...photographs.mistakes, ...drawn.mistakes],
  };
}
