import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { PhotoWords } from '../../content/schema.ts';
import type { OwnMessages } from '../../messages/all.ts';
import { samples } from '../../messages/en/samples.ts';
import { messages } from '../../messages/messages.ts';
import { contentDir, contentFile } from '../../scripts/folders.mjs';
import { type ContentPhotos, PHOTOS_FOLDER, preparePhotos, readPhotos } from './content-photos.ts';
import { readCopy } from './copies.ts';
import { ICONS, prepareIcons } from './icons.ts';
import { nightMaster } from './night-master.ts';

const QUERY = '?photo';
const OWN = resolve(contentDir);

/**
 * Lets a page import a photograph (`import deck from '../photos/deck.jpg?photo'`): it gets a `Photo`, with the
 * words of `content/photos.ts`, and the build gets the picture's copies in every width and format. In development it serves
 * them, and the icons.
 */
export function photoPlugin(): Plugin {
  // Read once for all that import them: the pages must name the copies that the browser's part of the build has made.
  const contents = new Map<string, Promise<ContentPhotos>>();
  function read(folder: string, building: boolean): Promise<ContentPhotos> {
    const content = contents.get(folder) ?? readContent(folder, building);
    contents.set(folder, content);
    return content;
  }

  return {
    name: 'photos',
    enforce: 'pre',
    async buildStart() {
      if (this.environment.mode === 'build' && this.environment.name === 'prerender') await read(OWN, true);
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
      const masters = [file, nightMaster(file)].filter((each) => each !== undefined);
      for (const master of masters) this.addWatchFile(master);
      const building = this.environment.mode === 'build';
      const { photos, files } = await read(resolve(dirname(file), '..'), building);
      const photo = photos[parse(file).name];
      if (!photo) throw new Error(`${file} is no photograph that ${contentDir}/photos.ts describes`);
      if (building && this.environment.name === 'prerender') {
        const names = new Set(masters.map((master) => basename(master)));
        for (const each of files.filter(({ master }) => names.has(basename(master))))
          this.emitFile({ type: 'asset', fileName: each.address.slice(1), source: await readCopy(each) });
      }
      return { code: `export default ${JSON.stringify(photo)}`, moduleType: 'js' };
    },
    configureServer(server) {
      const words = resolve(contentDir, 'photos.ts');
      server.watcher.add(words).on('all', (_, file) => {
        if (file === words) server.restart();
        contents.delete(resolve(dirname(file), '..'));
      });
      for (const name of Object.keys(ICONS))
        server.middlewares.use(`/${name}`, async (_, response, next) => {
          try {
            const { [name]: icon } = await prepareIcons(contentDir);
            if (!icon) return next();
            response.setHeader('content-type', 'image/png').end(icon);
          } catch (error) {
            next(error);
          }
        });
      server.middlewares.use(`/${PHOTOS_FOLDER}`, async (request, response, next) => {
        try {
          const asked = `/${PHOTOS_FOLDER}${request.url?.replace(/\?.*/, '')}`;
          const [own, others] = [await read(OWN, false), await Promise.all(contents.values())];
          const found = [own, ...others]
            .flatMap(({ files }) => files)
            .find(({ address }) => address === asked);
          if (!found) return next();
          response.setHeader('content-type', `image/${found.copy.format}`);
          response.end(await readCopy(found));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/**
 * Throws all mistakes in our own folder. Another contractor may show pictures of `content/` too, with words of their own: those
 * are no mistake here, and what else lies in that folder is not asked for words. In development copies are made when a browser asks
 * for them.
 */
async function readContent(folder: string, building: boolean): Promise<ContentPhotos> {
  const { photos }: { photos: Record<string, PhotoWords> } = await readModule('photos.ts');
  const { ownMessages }: { ownMessages: OwnMessages } = await readModule('messages.ts');
  const { sampleMark } = messages('samples', samples, ownMessages.samples);
  const isHere = (file: string) =>
    existsSync(join(folder, 'photos', file)) || !existsSync(resolve('content/photos', file));
  const words = Object.fromEntries(
    Object.entries(photos)
      .filter(([file]) => isHere(file))
      .map(([file, each]) => [parse(file).name, each]),
  );
  const isOwn = folder === OWN;
  const content = await (building && isOwn ? preparePhotos : readPhotos)(folder, words, sampleMark);
  if (isOwn && content.mistakes.length > 0) throw new Error(content.mistakes.join('\n'));
  return content;
}

/** Vite's settings are read before any plugin is asked, so CONTENT_DIR has to be looked up here by hand. */
async function readModule(name: string) {
  const sample = resolve('content', name);
  const file = contentFile(sample) ?? sample;
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file)}?${mtimeMs}`);
}
