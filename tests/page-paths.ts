import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '../contract/site-manifest.ts';
import { buildDir } from '../scripts/folders.mjs';

const manifest: SiteManifest = JSON.parse(readFileSync(join(buildDir, 'site.json'), 'utf8'));

/** Every path of the built site that shows a page. */
export const allPaths = Object.keys(manifest.pages);

/** Every page once, without aliases. */
export const pagePaths = allPaths.filter(
  (path) => !['/home', '/projects', '/service/appliances', '/service/appliance-installation'].includes(path),
);
