import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
// The contractor's own lines take the place of the program's, here as on the pages.
import '../../contract/content/current.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { siteDir } from '../../scripts/folders.mjs';
import type { PageContent } from '../../site/prerender/page-content.ts';

/** The folder that is served as is. */
export const folder = join(siteDir, 'public');

/** What the build says of itself, and the pages as they will be served. */
export const manifest: SiteManifest = JSON.parse(readFileSync(join(siteDir, 'site.json'), 'utf8'));

export const pages = Object.entries(manifest.pages).map(([path, { file }]) => ({
  path,
  file,
  html: readFileSync(join(folder, file), 'utf8'),
}));

const oldNames = Object.keys(JSON.parse(readFileSync(join(siteDir, 'old-names.json'), 'utf8')));

/** The files of such names, without those that only tabs of an earlier site ask for. */
export function currentFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).filter(
    (file) => !oldNames.includes(file.replace(/^assets\//, '')),
  );
}

/** The content that all pages share, as the browser gets it. */
const [sharedFile = ''] = currentFiles('assets/content/all-*.json');
export const { services }: Pick<PageContent, 'services'> = JSON.parse(
  readFileSync(join(folder, sharedFile), 'utf8'),
);

const parser = new new JSDOM().window.DOMParser();
const documents = new Map<string, Document>();

/** The parsed page at a path. No script runs and nothing is fetched. */
export function documentOf(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`there is no page at ${path}`);
  const document = parser.parseFromString(page.html, 'text/html');
  documents.set(path, document);
  return document;
}
