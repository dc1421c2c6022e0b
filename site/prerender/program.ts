import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import layerOrder from '../styles/layers.css?raw';
import { filesIn } from './site-folder.ts';
import { IMPORT_GRAPH, readStyleSheet, type StyleSheet } from './style-sheet.ts';

/** The part of the program that browsers run, as it was compiled. */
export type Program = {
  /** The text of the first script, which every page has in it. */
  startScript: string;
  /** The address of the script of a request's page. */
  myScript: string;
  styleSheet: StyleSheet;
  /** All other files, by their places in the site. */
  files: Map<string, string>;
};

/** Vite's manifest: the output of each source file. */
type BuiltFiles = Record<string, { file: string; imports?: string[] }>;

/** Reads the folder into which the browser's scripts and styles were built. */
export async function readProgram(folder: string): Promise<Program> {
  const built = await readManifest(folder, 'manifest.json');
  const [style, first] = [built['style.css']?.file, built['site/start.ts']?.file];
  const my = (await readManifest(folder, 'my.json'))['server/my/browser/add-photos.ts']?.file;
  if (!style || !first || !my) throw new Error(`${folder} lacks the style or a script of the pages`);
  const css = await readFile(join(folder, style), 'utf8');
  const graph = JSON.parse(await readFile(join(folder, IMPORT_GRAPH), 'utf8'));
  // Both are in the pages themselves.
  const inlined = [style, first, '.vite/'];
  const names = (await filesIn(folder)).filter((name) => !inlined.some((each) => name.startsWith(each)));
  // The first mention of the layers sets their order, and the bundler may put any part first.
  const styleSheet = readStyleSheet(
    layerOrder.trim() + css.trim(),
    graph,
    await propertiesIn(names.map((name) => join(folder, name))),
  );
  return {
    startScript: startScript(await readFile(join(folder, first), 'utf8'), built),
    myScript: `/${my}`,
    styleSheet,
    files: new Map(names.map((name) => [name, join(folder, name)])),
  };
}

async function readManifest(folder: string, name: string): Promise<BuiltFiles> {
  return JSON.parse(await readFile(join(folder, '.vite', name), 'utf8'));
}

/** Fills in the scripts that every page needs, dependencies first. */
function startScript(text: string, built: BuiltFiles): string {
  const scripts = JSON.stringify(withImports('site/hydrate.tsx', built).map((script) => `/${script}`));
  const told = text.trim().replace(/\[["'`]START_SCRIPTS["'`]\]/, () => scripts);
  if (!told.includes(scripts))
    throw new Error('the first script has no place for the addresses of the others');
  return told;
}

function withImports(name: string, built: BuiltFiles): string[] {
  const { file = '', imports = [] } = built[name] ?? {};
  return [...new Set([...imports.flatMap((imported) => withImports(imported, built)), file])];
}

/** The custom properties that drawings, other style sheets and scripts name. */
async function propertiesIn(files: string[]): Promise<Set<string>> {
  const texts = files.filter((file) => /\.(svg|css|js)$/.test(file)).map((file) => readFile(file, 'utf8'));
  return new Set((await Promise.all(texts)).flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []));
}
