// Writes the site: one complete HTML file for each address, the files beside them, and the manifest that tells
// the server what there is. Runs after the browser's build, in the project's folder.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '../../content/check.ts';
import { FORM_STRUCTURES } from '../../contract/lead.ts';
import { NOT_FOUND_PATH } from '../../contract/paths.ts';
import { SENT_PAGES } from '../../contract/sent-pages.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { buildDir, contentDir } from '../../scripts/folders.mjs';
import type { DocumentParts } from '../document.tsx';
import { addressesOf } from '../navigation/resolve-path.ts';
import { ogImagePath } from '../og-image.ts';
import { siteUrl } from '../site-url.ts';
import { legacyPaths, sitemap } from '../sitemap.ts';
import layerOrder from '../styles/layers.css?raw';
import { THEME_SCRIPT } from '../theme/theme.ts';
import { compressFolder } from './compress.ts';
import { createLinkPictures } from './link-picture.ts';
import { renderPage, renderSentPage, renderShell } from './render.tsx';
import { siteFiles } from './site-files.ts';

const folder = join(buildDir, 'site');

checkContent(FORM_STRUCTURES, contentDir);
const parts = await readParts();
const manifest: SiteManifest = {
  siteUrl,
  pages: {},
  redirects: legacyPaths,
  styleHashes: [sourceHash(parts.css)],
  scriptHashes: [sourceHash(THEME_SCRIPT)],
  shell: await renderShell(parts),
  sentPages: {},
};
for (const path of Object.values(SENT_PAGES)) {
  manifest.sentPages[path] = await renderSentPage(path, parts);
}
const known = new Set(sitemap.flatMap(addressesOf));
const lost = new Set<string>();
for (const page of sitemap) {
  for (const path of addressesOf(page)) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const html = await renderPage(path, parts);
    for (const to of linksIn(html)) if (!known.has(to)) lost.add(`  ${path} leads to ${to}`);
    await write(join(folder, file), html);
    manifest.pages[path] = { file, status: path === NOT_FOUND_PATH ? 404 : 200 };
  }
}
if (lost.size > 0) throw new Error(`${contentDir} names pages that do not exist:\n${[...lost].join('\n')}`);
const drawLinkPicture = await createLinkPictures();
for (const page of sitemap) {
  if (page.unlisted) continue;
  await write(
    join(folder, ogImagePath(page)),
    await drawLinkPicture({ title: page.shareTitle ?? page.title, part: page.part }),
  );
}
for (const [name, text] of Object.entries(siteFiles())) await write(join(folder, name), text);
await compressFolder(folder);
await write(join(buildDir, 'site.json'), JSON.stringify(manifest, null, 2));

/** The pages of ours to which a page leads. */
function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, address = '']) => address);
  return addresses.filter((address) => !address.startsWith('/assets/'));
}

/** Takes the style sheet out of the browser's build, because every page holds it. */
async function readParts(): Promise<DocumentParts & { css: string }> {
  const built: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const startScript = built['site/start.ts']?.file;
  const style = built['style.css']?.file;
  if (!startScript || !style) throw new Error('the build of the site has no first script or no style');
  const css = await readFile(join(folder, style), 'utf8');
  await rm(join(folder, style));
  await rm(join(folder, '.vite'), { recursive: true });
  // The order of the layers counts where it is first said, and the bundler may put any part first.
  const hash = createHash('sha384').update(await readFile(join(folder, startScript)));
  return {
    css: layerOrder.trim() + css.trim(),
    startScript: `/${startScript}`,
    startIntegrity: `sha384-${hash.digest('base64')}`,
  };
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
