import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { StartupError } from '../process/errors.ts';
import { type PreparedFile, type PreparedPage, prepareFiles, preparePage } from './prepare.ts';

/** The built site: its manifest, its pages in memory, and every other file. */
export type Site = {
  root: string;
  manifest: SiteManifest;
  pages: Map<string, PreparedPage>;
  files: Map<string, PreparedFile>;
};

/** Reads `site.json` and `site/` from the build folder. Throws a StartupError when there is no build. */
export async function readSite(buildDir: string): Promise<Site> {
  const manifest = await readManifest(buildDir);
  const root = join(buildDir, 'site');
  const pageFiles = new Set(Object.values(manifest.pages).map((page) => page.file));
  const files = await prepareFiles(root, pageFiles);
  const speculates = files.has('/speculation-rules.json');
  const pages = new Map<string, PreparedPage>();
  for (const [path, page] of Object.entries(manifest.pages)) {
    pages.set(path, await preparePage(root, page, speculates));
  }
  return { root, manifest, pages, files };
}

/** What the build tells of the site. Throws a StartupError when there is no build. */
export async function readManifest(buildDir: string): Promise<SiteManifest> {
  const file = join(buildDir, 'site.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new StartupError(`The site is not built yet: ${file} cannot be read. Run "npm start" to build it.`);
  }
}
