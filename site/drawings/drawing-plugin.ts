import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Cut, DRAWINGS_FOLDER, type DrawingFiles, drawFiles, EVERY, whole } from './draw-files.ts';

const QUERY = /\?themed(?:=(\w+))?$/;

/**
 * Lets a page import a line drawing as pictures, one in the colors of each theme: `import van from './van.svg?themed'` gives
 * the beginning of their addresses, for `themedUrl`. A query `?themed=house` has the drawing cut by the function of that
 * name, and `./details/*.svg?themed` takes in a folder, each drawing under its file's name. The addresses follow from the
 * names, so a drawing or a folder costs the script of its page one address.
 */
export function drawingPlugin(cuts: Record<string, Cut>): Plugin {
  // Of one build: the pages must name the files that the browser's part of it has made.
  const drawings = new Map<string, Promise<DrawingFiles>>();
  return {
    name: 'drawings',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [query, cut = 'whole'] = QUERY.exec(source) ?? [];
      if (query === undefined) return;
      const path = source.slice(0, -query.length);
      const file =
        basename(path) === EVERY
          ? resolve(dirname(importer ?? '.'), path)
          : (await this.resolve(path, importer))?.id;
      if (!file) throw new Error(`${importer} shows ${path}, but there is no such file`);
      return `\0${file}.${cut}.drawing`;
    },
    async load(id) {
      const [, file = '', name = ''] = /^\0(.*)\.(\w+)\.drawing$/.exec(id) ?? [];
      if (!file) return;
      const cut = name === 'whole' ? whole : cuts[name];
      if (!cut) throw new Error(`${file}?themed=${name}: nothing is known to cut drawings in this way`);
      // Vite takes what is watched for imports in development, so it has to be files.
      for (const watched of globSync(file)) this.addWatchFile(watched);
      this.addWatchFile(resolve('site/styles/tokens.css'));
      const isBuild = this.environment.mode === 'build';
      const drawing = (isBuild && drawings.get(id)) || drawFiles(file, cut);
      drawings.set(id, drawing);
      const { address, files } = await drawing;
      if (isBuild && this.environment.name === 'client') {
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      }
      return { code: `export default ${JSON.stringify(address)}`, moduleType: 'js' };
    },
    configureServer(server) {
      server.middlewares.use(`/${DRAWINGS_FOLDER}`, async (request, response, next) => {
        const made = await Promise.all(drawings.values());
        const name = `${DRAWINGS_FOLDER}${request.url?.replace(/\?.*/, '')}`;
        const svg = made.map(({ files }) => files.get(name)).find((text) => text !== undefined);
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
