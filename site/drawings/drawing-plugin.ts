import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';
import { kept } from '../../scripts/kept.mjs';
import { colorInTheme } from '../styles/read-tokens.ts';
import { THEMES, themedUrl } from '../theme/theme.ts';
import { outlineText } from './outline-text.ts';

const QUERY = /\?themed(?:=(\w+))?$/;
const FOLDER = 'assets/drawings';

/** In place of a file's name: all drawings of that folder, under one address. */
const EVERY = '*.svg';

/** What is made of one drawing. */
export type Pictures = {
  /** SVGs by name, each written in both themes; the name of the drawing as a whole is empty. */
  themed: Record<string, string>;
  /** An SVG that pages take in by `<use>`, in the colors of the text around it. */
  used?: string;
};

/** Makes the pictures of a drawing. */
export type Cut = (svg: string) => Pictures;

/** The drawing as it is. */
const whole: Cut = (svg) => ({ themed: { '': svg } });

/** A logo in the text's color and in a quieter one, and as it is for the header. */
export function markPictures(svg: string): Pictures {
  const inColor = (meaning: string) => svg.replace(/currentcolor/gi, `var(--color-${meaning})`);
  return { themed: { text: inColor('text'), quiet: inColor('quiet') }, used: svg };
}

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
      if (isBuild && /^(client|prerender)$/.test(this.environment.name)) {
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      }
      return { code: `export default ${JSON.stringify(address)}`, moduleType: 'js' };
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, async (request, response, next) => {
        const made = await Promise.all(drawings.values());
        const name = `${FOLDER}${request.url?.replace(/\?.*/, '')}`;
        const svg = made.map(({ files }) => files.get(name)).find((text) => text !== undefined);
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}

type DrawingFiles = {
  /** What the addresses of all its files begin with. */
  address: string;
  /** By their place in the build. */
  files: Map<string, string>;
};

/** The files of a drawing, their names marked with what is in them. Throws what is wrong with it, and says in which file. */
export async function drawFiles(file: string, cut: Cut = whole): Promise<DrawingFiles> {
  try {
    const { themed, used } =
      basename(file) === EVERY ? await readFolder(dirname(file)) : cut(await readFile(file, 'utf8'));
    const color = colorInTheme();
    const files: [name: string, svg: string][] = [];
    for (const [picture, svg] of Object.entries(themed)) {
      const outlined = await outlineText(svg);
      for (const theme of THEMES)
        files.push([
          themedUrl(picture && `-${picture}`, theme),
          await pack(checkColors(color(outlined, theme))),
        ]);
    }
    if (used !== undefined) files.push(['.svg', used]);
    const mark = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
    const name = `${FOLDER}/${basename(basename(file) === EVERY ? dirname(file) : file, '.svg')}-${mark}`;
    return { address: `/${name}`, files: new Map(files.map(([rest, svg]) => [name + rest, svg])) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function readFolder(folder: string): Promise<Pictures> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const drawings = names
    .toSorted()
    .map(async (name) => [basename(name, '.svg'), await readFile(join(folder, name), 'utf8')]);
  return { themed: Object.fromEntries(await Promise.all(drawings)) };
}

const PACKING: Config = {
  plugins: [
    'removeComments',
    { name: 'convertPathData', params: { floatPrecision: 2, applyTransforms: false } },
  ],
};

/** Writes paths shorter, to hundredths of a unit: a fifth less after compression, and nothing looks different. */
async function pack(svg: string): Promise<string> {
  const packed = await kept(`svg ${JSON.stringify(PACKING)}`, svg, () =>
    Buffer.from(optimize(svg, PACKING).data),
  );
  return packed.toString();
}

/** A picture is drawn by itself: the colors and variables of the page around it do not reach it. */
function checkColors(svg: string): string {
  const [lost] = /currentcolor|var\([^)]*\)/i.exec(svg) ?? [];
  if (lost) throw new Error(`a picture cannot have the color ${lost}, which only its page would know`);
  return svg;
}
