import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '../../contract/site-manifest.ts';

/** What the build says of itself, and the pages as they will be served. */
export const manifest: SiteManifest = JSON.parse(readFileSync('build/site.json', 'utf8'));

export const pages = Object.entries(manifest.pages).map(([path, { file }]) => ({
  path,
  file,
  html: readFileSync(join('build/site', file), 'utf8'),
}));
