import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { andersen } from '../../content/andersen.ts';
import { contentDir } from '../../scripts/folders.mjs';
import { nightMaster } from '../pictures/night-master.ts';
import { siteUrl } from '../site-url.ts';
import type { OwnPath, Page } from '../sitemap.ts';
import { lastChanges } from './last-changes.ts';
import { pageContent } from './page-content.ts';

const { services, sitemap } = pageContent;

/** `sitemap.xml` (https://www.sitemaps.org): every page, with the day on which its content last changed where that is known. */
export function sitemapXml(days = knownDays()): string {
  const pages = sitemap.filter(({ unlisted }) => !unlisted).map((page) => entry(page, days));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`;
}

/** Another business's content may be in its own repository, and use our pictures. */
function knownDays(): Map<string, string> {
  return new Map([...new Set(['content', contentDir])].flatMap((folder) => [...lastChanges(folder)]));
}

function entry(page: Page, days: Map<string, string>): string {
  const day = lastChange(sourcesOf(page), days);
  return `  <url><loc>${siteUrl}${page.path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
}

/** The latest of the files' days; undefined if one is unknown. */
export function lastChange(files: string[], days: Map<string, string>): string | undefined {
  const found = files.map((file) => days.get(file));
  return found.every((day) => day !== undefined) ? found.sort().at(-1) : undefined;
}

/** The content files that a page is about, without those that every page shows, such as names and buttons. */
const ownSources: Partial<Record<OwnPath | '/commercial', string[]>> = {
  '/': ['home.ts', 'wet.ts', 'reviews.ts', 'logos.ts'],
  '/services': ['services-index.ts', 'prices.yaml', ...services.map(({ file }) => `services/${file}.md`)],
  '/tips': ['tips.ts'],
  '/about': ['about.ts', 'crew.ts', 'reviews.ts', 'terms.ts'],
  '/contact': ['areas.ts', 'contact.ts', 'contact-form.ts', 'company.ts', 'office.ts', 'terms.ts'],
  '/testimonials': ['testimonials.ts'],
  '/estimate': ['estimate.ts', 'crew.ts', 'emergency.ts', 'estimate-form.ts'],
  '/ultimate-guide-to-selling-your-home': ['guide.ts', 'brands.ts'],
  '/privacy': ['privacy.ts'],
  '/accessibility': ['accessibility.ts'],
  '/commercial': ['commercial.ts'],
};

/** The full paths of a page's sources: its texts, and the pictures, films and prices in them. */
export function sourcesOf({ path }: Pick<Page, 'path'>): string[] {
  const begin = ownSources[path as OwnPath] ?? serviceSources(path);
  const files = new Set<string>();
  for (const name of begin) addWithImports(resolve(contentDir, name), files);
  return [...files];
}

function serviceSources(path: string): string[] {
  const service = services.find((candidate) => candidate.path === path);
  if (!service) return [];
  const { file } = service;
  const photo = `photos/header-${file}.jpg`;
  if (path !== andersen?.path) return [`services/${file}.md`, photo];
  const words = ['andersen.ts', 'windows-and-doors.ts', 'logos.ts'];
  return [...words, photo, `photos/text-${file}.jpg`];
}

/** What a service's text and its head name of pictures, drawings and films. */
const NAMED = /(?:\bname=|\b(?:photo|poster|drawing|file): )([\w.-]+)/g;

const IMPORT = /^(?:import|export) (?!type\b)[^'"]*\bfrom '(\.[^'?]+)/gm;

/** Leaves out what a business does not have, and the program's lines. */
function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file) || !existsSync(file) || file.startsWith(resolve('messages'))) return;
  files.add(file);
  const night = nightMaster(file);
  if (night) files.add(night);
  if (file.endsWith('.md')) {
    const named = [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => name);
    const places = named.flatMap((name) => [
      `photos/${name}.jpg`,
      `drawings/${name}.svg`,
      `films/${name}.mp4`,
    ]);
    for (const place of places) addWithImports(resolve(contentDir, place), files);
  }
  if (!file.endsWith('.ts')) return;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    addWithImports(join(dirname(file), path), files);
  }
}
