// Writes the site: one complete HTML file per address, the other files, and the manifest, which tells the server what exists.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isSentPage, LIMITED_REACH, sentPageFor } from '../../contract/answer.ts';
import { NOT_FOUND_PATH } from '../../contract/paths.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { DocumentParts } from '../document.tsx';
import { addressesOf } from '../navigation/resolve-path.ts';
import type { Page } from '../page.ts';
import { NIGHT_SCRIPT } from '../pictures/night-script.ts';
import { ogImagePath } from '../site-url.ts';
import { structuredData } from '../structured-data.ts';
import { SITE_STYLE_PLACE } from '../styles/later-style.tsx';
import { THEME_SCRIPT } from '../theme/theme.ts';
import { compress, isCompressible } from './compress.ts';
import { lastChanges } from './last-changes.ts';
import { createLinkPictures } from './link-picture.ts';
import { loadContent } from './load-content.ts';
import type { PageContent } from './page-content.ts';
import { type PartNames, pickParts, recordParts, shareParts } from './page-parts.ts';
import { readProgram } from './program.ts';
import { renderPage, renderSentPage, renderShell, renderUnavailable } from './render.tsx';
import { siteFiles } from './site-files.ts';
import type { NextSite } from './site-folder.ts';
import { lastDays } from './sitemap-xml.ts';
import type { StyleSheet } from './style-sheet.ts';

/** For the addresses of a page's content, which are known when all pages are written. */
const CONTENT_PLACE = 'CONTENT_FILES';

const STYLE_PLACE = '/* the style of the page */';

/**
 * Writes the site of a contractor's folder: what is served into `public/`, and beside that `site.json`, the content as it was
 * read, and the page for a proxy. `scripts` is the folder with what browsers run.
 */
export async function writeSite(site: NextSite, contentDir: string, scripts: string): Promise<void> {
  const { given, content, pictures } = await loadContent(contentDir);
  const { startScript, myScript, styleSheet, files: programFiles } = await readProgram(scripts);
  const files = createFiles();
  const siteStyle = files.addMarked('site', 'css', styleSheet.siteStyle);
  const parts = { css: STYLE_PLACE, contentFiles: CONTENT_PLACE, siteStyle, startScript };
  /** The style that a page needs is known only after rendering. */
  const withStyle = (html: string, style: string) => {
    if (!html.includes(STYLE_PLACE)) throw new Error('a page has no place for its style');
    return html.replace(STYLE_PLACE, () => style).replace(SITE_STYLE_PLACE, siteStyle);
  };

  const shell = await renderShell(parts, content);
  const shellStyle = styleSheet.styleOf(styleSheet.modulesOf(shell), 'error page');
  const manifest: SiteManifest = {
    siteUrl: content.settings.siteUrl,
    pages: {},
    redirects: content.legacyPaths,
    scriptHashes: [sourceHash(THEME_SCRIPT), sourceHash(startScript)],
    shell: withStyle(shell, shellStyle),
    shellStyleHash: sourceHash(shellStyle),
    myScript,
    sentPages: {},
    hasSamples: content.hasSamples,
  };
  const { pages, read } = await renderPages(content, parts);
  const { shared, own } = shareParts(read);
  const contentFiles = addContent(files, content, shared, own);
  for (const [path, { page, html, sent }] of pages) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const style = styleFor([html, ...Object.values(sent)].join(''), styleSheet);
    const finish = (text: string) =>
      withStyle(text, style).replace(CONTENT_PLACE, contentFiles.get(page.path) ?? '');
    files.add(file, finish(html));
    for (const [name, text] of Object.entries(sent)) manifest.sentPages[name] = finish(text);
    const status = path === NOT_FOUND_PATH ? 404 : 200;
    const scriptHash = html.includes(NIGHT_SCRIPT) ? sourceHash(NIGHT_SCRIPT) : undefined;
    manifest.pages[path] = { file, status, styleHash: sourceHash(style), scriptHash };
  }
  const drawLinkPicture = await createLinkPictures(contentDir, content);
  for (const page of content.sitemap.filter(({ unlisted }) => !unlisted))
    files.add(ogImagePath(page).slice(1), () => drawLinkPicture(page));
  const days = lastDays(contentDir, own, lastChanges(contentDir));
  for (const [name, text] of Object.entries(siteFiles(content, days))) files.add(name, text);

  for (const [name, file] of programFiles) await site.take(`public/${name}`, file);
  for (const [name, source] of pictures.files) {
    if (typeof source !== 'string') files.add(name, source);
    else if (isCompressible(name)) files.add(name, () => readFile(source));
    else await site.take(`public/${name}`, source);
  }
  await files.write(site);
  await site.write('unavailable.html', await renderUnavailable(manifest.shell, content));
  await site.write('content.json', JSON.stringify(given));
  await site.write('site.json', JSON.stringify(manifest, null, 2));
}

/** `sent`: of a page that thanks, what it is with a reference, by `sentPageFor`. */
type Rendered = { page: Page; html: string; sent: Record<string, string> };

/** Every page by its addresses, and what each has read of the content. Throws one error with all links that lead nowhere. */
async function renderPages(
  content: PageContent,
  parts: DocumentParts,
): Promise<{ pages: Map<string, Rendered>; read: Map<string, PartNames> }> {
  const known = new Set(content.sitemap.flatMap(addressesOf));
  const lost = new Set<string>();
  const pages = new Map<string, Rendered>();
  const read = new Map<string, PartNames>();
  for (const page of content.sitemap) {
    const { recorded, names } = recordParts(content);
    for (const path of addressesOf(page)) {
      const structured = { ...parts, structuredData: structuredData(content, page.path) };
      const html = await renderPage(path, structured, recorded);
      for (const to of linksIn(html)) if (!known.has(to)) lost.add(`  ${path} leads to ${to}`);
      const sent: Rendered['sent'] = {};
      for (const reach of isSentPage(path) ? [undefined, ...LIMITED_REACH] : [])
        sent[sentPageFor(path, reach)] = await renderSentPage(path, reach, structured, recorded);
      pages.set(path, { page, html, sent });
    }
    read.set(page.path, names);
  }
  if (lost.size > 0) throw new Error(`There are links to pages that do not exist:\n${[...lost].join('\n')}`);
  return { pages, read };
}

/** The pages of this site that a page links to. */
function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, address = '']) => address);
  return addresses.filter((address) => !address.startsWith('/assets/'));
}

/**
 * Adds the content that the pages share, and that of each page, under names that change with it. Returns the addresses of
 * both by the page's path, with a space between them.
 */
function addContent(
  files: Files,
  content: PageContent,
  shared: PartNames,
  own: Map<string, PartNames>,
): Map<string, string> {
  const add = (name: string, part: Partial<PageContent>) =>
    files.addMarked(`content/${name}`, 'json', JSON.stringify(part));
  const addresses: Record<string, string> = {};
  for (const [path, names] of own)
    addresses[path] = add(path.replace(/^.*\//, '') || 'home', pickParts(content, names));
  const all = add('all', {
    ...pickParts(content, shared),
    messages: content.messages,
    contentFiles: addresses,
  });
  return new Map(Object.entries(addresses).map(([path, address]) => [path, `${all} ${address}`]));
}

/** The style in a page. Where the rest follows later, that of the first screen; what comes after the footer lies over it. */
function styleFor(html: string, styleSheet: StyleSheet): string {
  const border = html.indexOf(SITE_STYLE_PLACE);
  if (border < 0) return styleSheet.pageStyleOf(html);
  const firstScreen = html.slice(0, border) + html.slice(html.lastIndexOf('</footer>'));
  // The document that replaces a broken page has only this style.
  return styleSheet.firstScreenStyleOf(firstScreen, new Set(['site/errors/broken-page.module.css']));
}

type Files = ReturnType<typeof createFiles>;

/** Collects what is served, or what makes it, by its place, to be made, compressed and written together. */
function createFiles() {
  const files = new Map<string, string | (() => Promise<string | Buffer>)>();
  return {
    add: (name: string, source: string | (() => Promise<string | Buffer>)) => void files.set(name, source),
    /** Under a name with a hash of what is in it; returns the address. */
    addMarked(name: string, type: string, text: string): string {
      const file = `assets/${name}-${hash(text, 'base64url').slice(0, 8)}.${type}`;
      files.set(file, text);
      return `/${file}`;
    },
    async write(site: NextSite): Promise<void> {
      // Each takes its next from these. Two keep two cores busy; a third takes 25 MB.
      const queue = files.entries();
      const lanes = [queue, queue].map(async (lane) => {
        for (const [name, source] of lane) {
          const content = typeof source === 'string' ? source : await source();
          await site.write(`public/${name}`, content);
          for (const [ending, packed] of await compress(name, Buffer.from(content)))
            await site.write(`public/${name}${ending}`, packed);
        }
      });
      await Promise.all(lanes);
    },
  };
}

function sourceHash(text: string): string {
  return `'sha256-${hash(text, 'base64')}'`;
}

function hash(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
