import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { buildDir } from '../../scripts/folders.mjs';
import type { PageContent } from '../../site/prerender/page-content.ts';

/** The folder that is served as is. */
export const folder = join(buildDir, 'site');

/** What the build says of itself, and the pages as they will be served. */
export const manifest: SiteManifest = JSON.parse(readFileSync(join(buildDir, 'site.json'), 'utf8'));

export const pages = Object.entries(manifest.pages).map(([path, { file }]) => ({
  path,
  file,
  html: readFileSync(join(folder, file), 'utf8'),
}));

/** The content that all pages share, as the browser gets it. */
const [sharedFile = ''] = globSync('assets/content/all-*.json', { cwd: folder });
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
