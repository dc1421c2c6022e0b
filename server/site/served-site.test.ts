import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Content } from '../../contract/content/content.ts';
import { first } from '../../contract/content/current.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { buildSite, manifest, pageText } from '../testing/build-site.ts';
import { takeBusiness } from '../testing/business.ts';
import { startTestApp, temporaryFolder } from '../testing/test-app.ts';

const READERS = 64;

test('a new site is served while 64 connections read, with no answer lost and none half of each', async () => {
  const { url, publish } = await start();
  const counts = new Map<string, number>();
  let reading = true;
  async function read(): Promise<void> {
    while (reading) {
      const answer = await fetch(`${url}/about`);
      const text = await answer.text();
      const style = /style-src[^;]*'sha256-(\w+)='/.exec(
        answer.headers.get('content-security-policy') ?? '',
      )?.[1];
      const said = `${answer.status} ${/<title>(.*?)<\/title>/.exec(text)?.[1]}, style ${style}, ${text.length > 500}`;
      counts.set(said, (counts.get(said) ?? 0) + 1);
    }
  }
  const readers = Array.from({ length: READERS }, read);
  const isRead = (title: string) =>
    expect.poll(() => [...counts.keys()].some((said) => said.includes(title))).toBe(true);
  await isRead('about.html');
  publish('The second site');
  await isRead('The second site');
  publish('The third site');
  await isRead('The third site');
  reading = false;
  await Promise.all(readers);
  expect([...counts.keys()].sort()).toEqual([
    '200 The second site, style 1, true',
    '200 The third site, style 2, true',
    '200 about.html, style style, true',
  ]);
});

test('phone number, headers and redirects are those of the new site', async () => {
  const { url, publish } = await start();
  const phone = '(203) 555-0177';
  publish('New', {
    manifest: { hasSamples: true, redirects: { '/old': '/about' }, shellStyleHash: "'sha256-other='" },
    content: { company: { ...first.company, phone } },
  });
  await expect
    .poll(async () => (await fetch(`${url}/old`, { redirect: 'manual' })).headers.get('location'))
    .toBe('/about');
  const problem = await fetch(`${url}/nothing.php`, { headers: { accept: 'text/html' } });
  expect(await problem.text()).toContain(phone);
  expect(problem.headers.get('content-security-policy')).toContain("'sha256-other='");
});

test('a site that cannot be read is left alone, and the one before is served', async () => {
  const { url, publish, log } = await start({ failuresExpected: true });
  publish('Broken', { broken: true });
  await expect.poll(log).toContain('the new site cannot be read');
  expect(await (await fetch(`${url}/about`)).text()).toBe(pageText('about.html'));
  publish('Whole again');
  await expect
    .poll(async () => (await (await fetch(`${url}/about`)).text()).includes('Whole again'))
    .toBe(true);
});

type Changes = { manifest?: Partial<SiteManifest>; content?: Partial<Content>; broken?: boolean };

/** A server with a site in its place, and what puts another one there, as `npm run build:site` does. */
async function start({ failuresExpected = false } = {}) {
  onTestFinished(takeBusiness);
  const folder = await temporaryFolder();
  await buildSite(folder);
  await mkdir(join(folder, 'sites'));
  await rename(join(folder, 'site'), join(folder, 'sites/0'));
  await symlink('sites/0', join(folder, 'site'));
  const { app, log } = await startTestApp({
    overrides: { buildDir: folder, pollInterval: 20 },
    failuresExpected,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let count = 0;

  // As from another program: while 64 connections read, each step would wait for its turn here.
  function publish(title: string, changes: Changes = {}): void {
    count += 1;
    const next = join(folder, 'sites', String(count));
    cpSync(join(folder, 'sites/0'), next, { recursive: true });
    const page = pageText('about.html').replace('about.html', title);
    writeFileSync(join(next, 'public/about.html'), page);
    const pages = {
      ...manifest.pages,
      '/about': { ...manifest.pages['/about'], styleHash: `'sha256-${count}='` },
    };
    writeFileSync(join(next, 'site.json'), JSON.stringify({ ...manifest, pages, ...changes.manifest }));
    writeFileSync(join(next, 'content.json'), JSON.stringify({ ...first, ...changes.content }));
    if (changes.broken) rmSync(join(next, 'public/about.html'));
    symlinkSync(join('sites', String(count)), join(folder, 'site.new'));
    renameSync(join(folder, 'site.new'), join(folder, 'site'));
  }

  return { url, publish, log };
}
