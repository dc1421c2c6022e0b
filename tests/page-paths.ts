import { readFileSync } from 'node:fs';
import type { SiteManifest } from '../contract/site-manifest.ts';

const manifest: SiteManifest = JSON.parse(readFileSync('build/site.json', 'utf8'));

/** Every path of the built site that shows a page. */
export const allPaths = Object.keys(manifest.pages);

/** Every page once, without aliases. */
export const pagePaths = allPaths.filter(
  (path) => !['/home', '/projects', '/service/appliances', '/service/appliance-installation'].includes(path),
);
