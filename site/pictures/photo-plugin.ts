import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Photo, PhotoWords } from '../../content/schema.ts';
import { contentDir, contentFile } from '../../scripts/folders.mjs';
import { typesetWords } from '../typography/typeset.ts';
import { copiesFor, readCopy, updateCopies } from './copies.ts';
import { type Measured, measure } from './encode.ts';
import { checkNightMasters, measureNight, nightMaster } from './night-master.ts';

const QUERY = '?photo';
const FOLDER = 'assets/photos';
const PHOTOS = join(contentDir, 'photos');

/**
 * Lets a page import a photograph (`import deck from '../photos/deck.jpg?photo'`): it gets a `Photo`, with the
 * words of `content/photos.ts`, and the build gets the picture's copies in every width and format.
 */
export function photoPlugin(): Plugin {
  const masters = new Map<string, string>();
  // Of one build: the pages must name the copies that the browser's part of it has made.
  const measurements = new Map<string, Promise<Measured>>();
  function measureOnce(file: string, building: boolean): Promise<Measured> {
    const measurement = (building && measurements.get(file)) || measure(file);
    measurements.set(file, measurement);
    return measurement;
  }

  return {
    name: 'photos',
    enforce: 'pre',
    async buildStart() {
      checkNightMasters(PHOTOS);
      const building = this.environment.mode === 'build';
      if (building && this.environment.name === 'prerender') {
        await updateCopies(PHOTOS, (file) => measureOnce(resolve(file), true));
      }
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer);
      if (!file)
        throw new Error(`${importer} shows ${source.slice(0, -QUERY.length)}, but there is no such file`);
      return `\0${file.id}.photo`;
    },
    async load(id) {
      if (!id.endsWith('.photo')) return;
      const file = id.slice(1, -'.photo'.length);
      const nightFile = nightMaster(file);
      const building = this.environment.mode === 'build';
      const day = await measureOnce(file, building);
      const night = nightFile && (await measureNight(nightFile, day, () => measureOnce(nightFile, building)));
      for (const [master, measured] of [
        [file, day] as const,
        ...(night ? [[nightFile, night] as const] : []),
      ]) {
        this.addWatchFile(master);
        masters.set(measured.name, master);
        if (!building || this.environment.name !== 'prerender') continue;
        for (const { path, copy } of copiesFor(master, measured)) {
          const source = await readCopy(master, path, copy);
          this.emitFile({ type: 'asset', fileName: `${FOLDER}/${basename(path)}`, source });
        }
      }
      const { name, light, ...measured } = day;
      const bright = brightness(light);
      const photo: Photo = {
        file: `/${FOLDER}/${name}`,
        ...measured,
        ...(night && { night: `/${FOLDER}/${night.name}`, color: between(day.color, night.color) }),
        ...(bright && { bright }),
        ...(await wordsOf(file)),
      };
      return { code: `export default ${JSON.stringify(photo)}`, moduleType: 'js' };
    },
    configureServer(server) {
      const words = resolve(contentDir, 'photos.ts');
      server.watcher.add(words).on('change', (file) => {
        if (file === words) server.restart();
      });
      server.middlewares.use(`/${FOLDER}`, async (request, response, next) => {
        const asked = basename(request.url ?? '').replace(/\?.*/, '');
        const file = masters.get(asked.replace(/-\d+\.\w+$/, ''));
        if (!file) return next();
        try {
          const copies = copiesFor(file, await measure(file));
          const found = copies.find(({ path }) => basename(path) === asked);
          if (!found) return next();
          response.setHeader('content-type', `image/${found.copy.format}`);
          response.end(await readCopy(file, found.path, found.copy));
        } catch (error) {
          next(error);
        }
      });
    },
  };
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

async function wordsOf(file: string): Promise<Pick<Photo, 'alt' | 'caption' | 'measure' | 'name' | 'keep'>> {
  const photos: Record<string, PhotoWords> = (await readContent('photos.ts')).photos;
  const { sampleMark } = await readContent('words/samples.ts');
  const words = photos[basename(file)];
  if (!words)
    throw new Error(`${contentDir}/photos.ts says nothing about ${basename(file)}: it needs its alt text`);
  const { alt, caption, measure, name, keep, sample } = words;
  return {
    alt,
    caption: `${typesetWords(caption)}${sample ? sampleMark : ''}`,
    ...(measure && { measure: { ...measure, text: typesetWords(measure.text) } }),
    ...(name && { name }),
    ...(keep && { keep }),
  };
}

/** Vite's settings are read before any plugin is asked, so CONTENT_DIR has to be looked up here by hand. */
async function readContent(name: string) {
  const sample = resolve('content', name);
  const file = contentFile(sample) ?? sample;
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file)}?${mtimeMs}`);
}

/**
 * How strongly a picture is graded towards evening, from the light that it sends out. Those at dusk send less than 0.12, porches and
 * gardens in the shade by day 0.13 to 0.23, white rooms 0.45.
 */
export function brightness(light: number): Photo['bright'] {
  if (light > 0.24) return 2;
  return light > 0.12 ? 1 : undefined;
}
