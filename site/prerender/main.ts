// Writes the site: one complete HTML file per address, the other files, and the manifest, which tells the
// server what exists. Runs after the browser's build, in the project's folder.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '../../content/check.ts';
import { isSentPage } from '../../contract/answer.ts';
import { FORM_STRUCTURES } from '../../contract/lead.ts';
import { NOT_FOUND_PATH } from '../../contract/paths.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { checkNames } from '../../messages/all.ts';
import { buildDir, contentDir } from '../../scripts/folders.mjs';
import type { DocumentParts } from '../document.tsx';
import { addressesOf } from '../navigation/resolve-path.ts';
import { prepareIcons } from '../pictures/icons.ts';
import { NIGHT_SCRIPT } from '../pictures/night-script.ts';
import { ogImagePath, siteUrl } from '../site-url.ts';
import type { Page } from '../sitemap.ts';
import { structuredData } from '../structured-data.ts';
import { SITE_STYLE_PLACE } from '../styles/later-style.tsx';
import layerOrder from '../styles/layers.css?raw';
import { THEME_SCRIPT } from '../theme/theme.ts';
import { compressFolder } from './compress.ts';
import { createLinkPictures } from './link-picture.ts';
import { type PageContent, pageContent, sheets } from './page-content.ts';
import { type PartNames, pickParts, recordParts, shareParts } from './page-parts.ts';
import { renderPage, renderSentPage, renderShell, renderUnavailable } from './render.tsx';
import { lookForSamples } from './samples/own-content.ts';
import { checkDetails } from './sheets.ts';
import { siteFiles } from './site-files.ts';
import { IMPORT_GRAPH, readStyleSheet, type StyleSheet } from './style-sheet.ts';

const folder = join(buildDir, 'site');

const { sitemap, legacyPaths } = pageContent;

/** For the addresses of a page's content, which are known when all pages are written. */
const CONTENT_PLACE = 'CONTENT_FILES';

const STYLE_PLACE = '/* the style of the page */';

checkNames();
checkContent(FORM_STRUCTURES, contentDir);
checkDetails();
await takeAssets();
const { parts, styleSheet } = await readBuild();
const shell = await renderShell(parts, pageContent);
const shellStyle = styleSheet.styleOf(styleSheet.modulesOf(shell), 'error page');
const manifest: SiteManifest = {
  siteUrl,
  pages: {},
  redirects: legacyPaths,
  scriptHashes: [sourceHash(THEME_SCRIPT), sourceHash(parts.startScript)],
  shell: withStyle(shell, shellStyle),
  shellStyleHash: sourceHash(shellStyle),
  sentPages: {},
  hasSamples: lookForSamples(Object.fromEntries(sheets)).some(({ todo }) => todo !== undefined),
};
const known = new Set(sitemap.flatMap(addressesOf));
const lost = new Set<string>();
const rendered = new Map<string, { page: Page; html: string; sentHtml: string }>();
const read = new Map<string, PartNames>();
for (const page of sitemap) {
  const { recorded, names } = recordParts(pageContent);
  for (const path of addressesOf(page)) {
    const structured = { ...parts, structuredData: structuredData(pageContent, page.path) };
    const html = await renderPage(path, structured, recorded);
    for (const to of linksIn(html)) if (!known.has(to)) lost.add(`  ${path} leads to ${to}`);
    const sentHtml = isSentPage(path) ? await renderSentPage(path, structured, recorded) : '';
    rendered.set(path, { page, html, sentHtml });
  }
  read.set(page.path, names);
}
if (lost.size > 0) throw new Error(`${contentDir} names pages that do not exist:\n${[...lost].join('\n')}`);
const contentFiles = await writeContent(read);
for (const [path, { page, html, sentHtml }] of rendered) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const style = styleFor(html + sentHtml);
  const finish = (text: string) =>
    withStyle(text, style).replace(CONTENT_PLACE, contentFiles.get(page.path) ?? '');
  await write(join(folder, file), finish(html));
  if (sentHtml) manifest.sentPages[path] = finish(sentHtml);
  const status = path === NOT_FOUND_PATH ? 404 : 200;
  const scriptHash = html.includes(NIGHT_SCRIPT) ? sourceHash(NIGHT_SCRIPT) : undefined;
  manifest.pages[path] = { file, status, styleHash: sourceHash(style), scriptHash };
}
const drawLinkPicture = await createLinkPictures();
for (const page of sitemap) {
  if (page.unlisted) continue;
  await write(
    join(folder, ogImagePath(page)),
    await drawLinkPicture({ title: page.shareTitle ?? page.title, part: page.part }),
  );
}
const files = { ...siteFiles(), ...(await prepareIcons(contentDir)) };
for (const [name, content] of Object.entries(files)) await write(join(folder, name), content);
await compressFolder(folder);
// Outside the served folder: proxies show it when the server is down.
await write(join(buildDir, 'unavailable.html'), await renderUnavailable(manifest.shell, pageContent));
await write(join(buildDir, 'site.json'), JSON.stringify(manifest, null, 2));

/** The pages of this site that a page links to. */
function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, address = '']) => address);
  return addresses.filter((address) => !address.startsWith('/assets/'));
}

/** Vite's manifest: the output of each source file. */
type BuiltFiles = Record<string, { file: string; imports?: string[] }>;

/** Removes the style sheet from the browser's build, because each page inlines its part of it. */
async function readBuild(): Promise<{
  parts: DocumentParts & { siteStyle: string };
  styleSheet: StyleSheet;
}> {
  const built: BuiltFiles = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const style = built['style.css']?.file;
  if (!style) throw new Error('the build of the site has no style');
  const css = await readFile(join(folder, style), 'utf8');
  const graph = JSON.parse(await readFile(join(folder, IMPORT_GRAPH), 'utf8'));
  await rm(join(folder, style));
  await rm(join(folder, '.vite'), { recursive: true });
  // The first mention of the layers sets their order, and the bundler may put any part first.
  const styleSheet = readStyleSheet(layerOrder.trim() + css.trim(), graph, await propertiesInAssets());
  const parts = {
    css: STYLE_PLACE,
    contentFiles: CONTENT_PLACE,
    siteStyle: await writeMarked('site', 'css', styleSheet.siteStyle),
    startScript: await takeStartScript(built),
  };
  return { parts, styleSheet };
}

/** Removes the first script from the build, and fills in the scripts that every page needs, dependencies first. */
async function takeStartScript(built: BuiltFiles): Promise<string> {
  const file = built['site/start.ts']?.file;
  if (!file) throw new Error('the build of the site has no first script');
  const text = await readFile(join(folder, file), 'utf8');
  await rm(join(folder, file));
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

/** Pictures, drawings and films are named by the content, so what reads it has them; the browser's build has the program's. */
async function takeAssets(): Promise<void> {
  await cp(join(buildDir, 'prerender/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !/\.(?:js|css)$/.test(file),
  });
}

/**
 * Writes the content that the pages share, and that of each page, under names that change with it. Returns the addresses of
 * both by the page's path, with a space between them.
 */
async function writeContent(pages: Map<string, PartNames>): Promise<Map<string, string>> {
  const { shared, own } = shareParts(pages);
  const files: Record<string, string> = {};
  for (const [path, names] of own) {
    const name = path.replace(/^.*\//, '') || 'home';
    files[path] = await writePart(name, pickParts(pageContent, names));
  }
  const common = { ...pickParts(pageContent, shared), contentFiles: files };
  const address = await writePart('all', common);
  return new Map(Object.entries(files).map(([path, file]) => [path, `${address} ${file}`]));
}

async function writePart(name: string, content: Partial<PageContent>): Promise<string> {
  return writeMarked(`content/${name}`, 'json', JSON.stringify(content));
}

/** Writes a file under a name with a hash of what is in it, and returns its address. */
async function writeMarked(name: string, type: string, text: string): Promise<string> {
  const mark = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${mark}.${type}`;
  await write(join(folder, file), text);
  return `/${file}`;
}

/** The style that a page needs is known only after rendering. */
function withStyle(html: string, style: string): string {
  if (!html.includes(STYLE_PLACE)) throw new Error('a page has no place for its style');
  return html.replace(STYLE_PLACE, () => style).replace(SITE_STYLE_PLACE, parts.siteStyle);
}

/** The style in a page. Where the rest follows later, that of the first screen; what comes after the footer lies over it. */
function styleFor(html: string): string {
  const border = html.indexOf(SITE_STYLE_PLACE);
  if (border < 0) return styleSheet.pageStyleOf(html);
  const firstScreen = html.slice(0, border) + html.slice(html.lastIndexOf('</footer>'));
  // The document that replaces a broken page has only this style.
  return styleSheet.firstScreenStyleOf(
    styleSheet.modulesIn(firstScreen).add('site/errors/broken-page.module.css'),
  );
}

/** The custom properties that drawings, other style sheets and scripts name. */
async function propertiesInAssets(): Promise<Set<string>> {
  const names = await readdir(join(folder, 'assets'));
  const texts = names
    .filter((name) => /\.(svg|css|js)$/.test(name))
    .map((name) => readFile(join(folder, 'assets', name), 'utf8'));
  return new Set((await Promise.all(texts)).flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []));
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
