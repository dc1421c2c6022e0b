import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '../contract/site-manifest.ts';
import { siteDir } from '../scripts/folders.mjs';

const manifest: SiteManifest = JSON.parse(readFileSync(join(siteDir, 'site.json'), 'utf8'));

/** Every page of the built site once, without aliases. */
export const pagePaths = Object.keys(manifest.pages).filter(
  (path) => !['/home', '/projects', '/service/appliances', '/service/appliance-installation'].includes(path),
);
