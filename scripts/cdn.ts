// Makes a folder for a CDN or a plain web host: the pages without their compressed copies (a CDN compresses by itself),
// and `_headers` and `_redirects`, which Cloudflare Pages, Netlify and others read. Both are derived from the server's own
// headers and redirects, so they cannot drift apart.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteManifest } from '../contract/site-manifest.ts';
import { type Config, readConfig } from '../server/config.ts';
import { commonHeaders } from '../server/http/security.ts';
import { buildIfStale } from './build.mjs';
import { buildDir, siteDir } from './folders.mjs';

const folder = join(buildDir, 'cdn');

/** What is no file. The last two are the office's; without anybody who may sign in they lead nowhere. */
const TO_SERVER =
  'Send to the server: /api/*, /contact_process.php, /healthz, /readyz, /my/*, /office and /office/*.';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const config = readConfig(process.env);
  buildIfStale();
  const manifest: SiteManifest = JSON.parse(readFileSync(join(siteDir, 'site.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(siteDir, 'public'), folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  writeFileSync(`${folder}/_headers`, headersFile(config, manifest));
  writeFileSync(`${folder}/_redirects`, redirectsFile(manifest));
  console.log(
    `What a CDN serves for ${config.siteUrl} is in ${folder}/; deploy/README.md says what to do with it.\n${TO_SERVER}`,
  );
}

/**
 * One policy for all pages, the one with the captcha: where two rules match, hosts send both policies, and a browser
 * allows only what both allow. For the same reason only the last rule sets `Cache-Control`: a host's default for pages,
 * to revalidate each time, is right.
 */
export function headersFile(config: Config, manifest: SiteManifest): string {
  const all = { ...commonHeaders(config, manifest), 'speculation-rules': '"/speculation-rules.json"' };
  return [
    rule('/*', all),
    rule('/speculation-rules.json', { 'content-type': 'application/speculationrules+json' }),
    rule('/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
  ].join('\n');
}

export function redirectsFile({ redirects }: SiteManifest): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
