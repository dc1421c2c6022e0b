import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Config, optimize } from 'svgo';
import { kept } from '../../scripts/kept.mjs';
import { colorInTheme } from '../styles/read-tokens.ts';
import { THEMES, themedUrl } from '../theme/theme.ts';
import { outlineText } from './outline-text.ts';

/** Where pages find the pictures. */
export const DRAWINGS_FOLDER = 'assets/drawings';

/** In place of a file's name: all drawings of that folder, under one address. */
export const EVERY = '*.svg';

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
export const whole: Cut = (svg) => ({ themed: { '': svg } });

/** A logo in the text's color and in a quieter one, and as it is for the header. */
export function markPictures(svg: string): Pictures {
  const inColor = (meaning: string) => svg.replace(/currentcolor/gi, `var(--color-${meaning})`);
  return { themed: { text: inColor('text'), quiet: inColor('quiet') }, used: svg };
}

export type DrawingFiles = {
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
    const name = `${DRAWINGS_FOLDER}/${basename(basename(file) === EVERY ? dirname(file) : file, '.svg')}-${mark}`;
    return { address: `/${name}`, files: new Map(files.map(([rest, svg]) => [name + rest, svg])) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

export type ContentDrawings = {
  /** What the addresses of `drawings/*.svg` begin with, by name; see `themedUrl`. */
  drawings: Record<string, string>;
  /** The same of `logos/*.svg`, each in the colors of text and of quiet text, and as it is. */
  logos: Record<string, string>;
  /** The whole address of the mark, `drawings/logo.svg`, for `<use>`. */
  mark: string | undefined;
  /** All their files, by their place in the site. */
  files: Map<string, string>;
  /** All that is wrong, each a sentence with its file. */
  mistakes: string[];
};

/** Draws the pictures of a content folder. It may have none. */
export async function prepareDrawings(contentDir: string): Promise<ContentDrawings> {
  const made: ContentDrawings = { drawings: {}, logos: {}, mark: undefined, files: new Map(), mistakes: [] };
  const logo = join(contentDir, 'drawings', 'logo.svg');
  async function draw(file: string, isMark: boolean): Promise<string | undefined> {
    try {
      if (isMark && !/\bid="mark"/.test(await readFile(file, 'utf8')))
        throw new Error(`${file} has no element with id="mark", which pages take in`);
      const { address, files } = await drawFiles(file, isMark ? markPictures : whole);
      for (const [name, svg] of files) made.files.set(name, svg);
      return address;
    } catch (error) {
      made.mistakes.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const [part, folder] of [
    ['drawings', join(contentDir, 'drawings')],
    ['logos', join(contentDir, 'logos')],
  ] as const) {
    const files = globSync(join(folder, '*.svg')).toSorted();
    const addresses = await Promise.all(files.map((file) => draw(file, part === 'logos' || file === logo)));
    for (const [at, file] of files.entries()) {
      const address = addresses[at];
      if (address === undefined) continue;
      if (file === logo) made.mark = `${address}.svg`;
      else made[part][basename(file, '.svg')] = address;
    }
  }
  return { ...made, mistakes: made.mistakes.toSorted() };
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
