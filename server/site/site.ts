import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { StartupError } from '../process/errors.ts';

/** The built site: its manifest, its pages in memory, and every other file. */
export type Site = {
  /** Where it lies; another one has another folder. */
  folder: string;
  /** What is served. */
  root: string;
  manifest: SiteManifest;
  pages: Map<string, PreparedPage>;
  files: Map<string, PreparedFile>;
};

/** Reads the site that is in SITE_DIR. Throws a StartupError when there is none. */
export async function readSite(siteDir: string): Promise<Site> {
  // Its place is a link, which may lead to another one in the next moment.
  const folder = await realpath(siteDir).catch(() => siteDir);
  const manifest = await readManifest(folder);
  const root = join(folder, 'public');
  const pageFiles = new Set(Object.values(manifest.pages).map((page) => page.file));
  const files = await prepareFiles(root, pageFiles);
  const speculates = files.has('/speculation-rules.json');
  const pages = new Map<string, PreparedPage>();
  for (const [path, page] of Object.entries(manifest.pages)) {
    pages.set(path, await preparePage(root, page, speculates));
  }
  return { folder, root, manifest, pages, files };
}

/** What the build tells of the site in a folder. Throws a StartupError when there is none. */
export async function readManifest(folder: string): Promise<SiteManifest> {
  const file = join(folder, 'site.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new StartupError(`The site is not built yet: ${file} cannot be read. Run "npm start" to build it.`);
  }
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in each encoding, and the headers that all of them share. */
export type Prepared = {
  headers: Record<string, string>;
  variants: Record<Encoding, { body: Buffer; etag: string }>;
};
export type PreparedPage = Prepared & { status: number };

/** Text files are small and stay in memory; pictures and fonts are read from disk. */
export type PreparedFile = { cacheControl: string; inMemory?: Prepared };

const REVALIDATE = 'no-cache';
const AN_HOUR = 'public, max-age=3600';
const A_YEAR = 'public, max-age=31536000, immutable';

/** Files whose names change with their content: those of the site and of the office. */
const HASHED = /^(?:office\/)?assets\//;

/** Scripts of one version that tabs of another ask for, and the mark in the office, which an owner has just changed. */
const LASTING = /^captcha\/|^mark\.svg$/;

const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Prepares one page. Browsers revalidate it each time; a 304 keeps that cheap. */
async function preparePage(
  root: string,
  page: { file: string; status: number },
  speculates: boolean,
): Promise<PreparedPage> {
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };
  headers['cache-control'] = REVALIDATE;
  if (speculates) headers['speculation-rules'] = '"/speculation-rules.json"';
  return { status: page.status, ...(await prepare(join(root, page.file), headers)) };
}

/** Every file below `root` that is not a page, by its URL path. */
export async function prepareFiles(root: string, pageFiles: Set<string>): Promise<Map<string, PreparedFile>> {
  const files = new Map<string, PreparedFile>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(root, file).split(sep).join('/');
    if (!entry.isFile() || pageFiles.has(name) || /\.(br|gz)$/.test(name)) continue;
    files.set(`/${name}`, await prepareFile(file, name));
  }
  return files;
}

async function prepareFile(file: string, name: string): Promise<PreparedFile> {
  const cacheControl = HASHED.test(name) ? A_YEAR : LASTING.test(name) ? REVALIDATE : AN_HOUR;
  const type = contentType(name);
  if (!type) return { cacheControl };
  const headers = { 'content-type': type, 'cache-control': cacheControl };
  return { cacheControl, inMemory: await prepare(file, headers) };
}

function contentType(name: string): string | undefined {
  // Browsers ignore speculation rules with any other content type.
  if (basename(name) === 'speculation-rules.json') return 'application/speculationrules+json';
  return TEXT_TYPES[extname(name)];
}

/** The page with other text. `quality` is brotli's: 11 for a page that stays in memory, a faster one for a single use. */
export async function preparePageAs(
  page: Pick<PreparedPage, 'status' | 'headers'>,
  text: string,
  quality = 11,
): Promise<PreparedPage> {
  const plain = Buffer.from(text);
  return { ...page, variants: await variantsOf(plain, compressBrotli(plain, quality), compressGzip(plain)) };
}

async function prepare(file: string, headers: Record<string, string>): Promise<Prepared> {
  const plain = await readFile(file);
  const br = readFile(`${file}.br`).catch(() => compressBrotli(plain));
  const gz = readFile(`${file}.gz`).catch(() => compressGzip(plain));
  return { headers: { ...headers, vary: 'accept-encoding' }, variants: await variantsOf(plain, br, gz) };
}

async function variantsOf(plain: Buffer, br: Promise<Buffer>, gz: Promise<Buffer>) {
  return { identity: variant(plain), br: variant(await br), gzip: variant(await gz) };
}

function compressBrotli(text: Buffer, quality = 11): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function compressGzip(text: Buffer): Promise<Buffer> {
  return promisify(gzip)(text);
}

function variant(body: Buffer) {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
