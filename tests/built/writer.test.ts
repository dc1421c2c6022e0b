import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { buildDir, siteDir } from '../../scripts/folders.mjs';
import { copyContent } from '../content-copy.ts';
import { startServer } from '../running-server.ts';

const ROUNDS = 4;
const KILLS = 3;

test('a writer that is killed at any moment leaves a whole site, and so do two at once', {
  timeout: 240_000,
}, async () => {
  const { setPhone, write, phoneOfWholeSite } = start();
  setPhone('(203) 555-0100');
  const began = Date.now();
  expect(await write().ended).toBe(0);
  const usual = Date.now() - began;
  let before = '(203) 555-0100';
  for (let round = 1; round <= ROUNDS; round += 1) {
    const phone = `(203) 555-01${String(round).padStart(2, '0')}`;
    setPhone(phone);
    const writer = write();
    // From the reading of the content to the moment after the link has been moved.
    await new Promise((done) => setTimeout(done, (usual * round) / (ROUNDS - 1)));
    writer.kill();
    await writer.ended;
    const shown = phoneOfWholeSite();
    expect([before, phone]).toContain(shown);
    before = shown;
  }
  setPhone('(203) 555-0199');
  const both = [write(), write()];
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(phoneOfWholeSite()).toBe('(203) 555-0199');
});

test('what is published while a server runs is on its pages, also where it is killed on the way', {
  timeout: 240_000,
}, async () => {
  const { settings, setPhone } = start();
  const { CONTENT_DIR: folder, SITE_DIR: site } = settings;
  symlinkSync(realpathSync(siteDir), site);
  // What the build has made of the same pictures.
  symlinkSync(resolve(dirname(siteDir), 'cache'), join(dirname(site), 'cache'));
  const server = await startServer({ SITE_DIR: site, CONTENT_DIR: '' });
  onTestFinished(server.remove);
  const content = (command: string, dir: string) =>
    execFileSync(process.execPath, [join(buildDir, 'leads/main.js'), 'content', command, dir], {
      env: { PATH: process.env.PATH, DATA_DIR: server.dataDir, SITE_DIR: site },
      encoding: 'utf8',
    });
  for (let round = 0; round <= KILLS; round += 1) {
    const phone = `(203) 555-01${String(round).padStart(2, '0')}`;
    setPhone(phone);
    expect(content('import', folder)).toContain(`Publication ${round + 1}:`);
    if (round > 0) {
      await new Promise((done) => setTimeout(done, 1_500 * round));
      await server.kill();
      expect(existsSync(join(realpathSync(site), 'site.json'))).toBe(true);
      const shown = phoneOfWholeSite(site);
      expect([phone, `(203) 555-01${String(round - 1).padStart(2, '0')}`]).toContain(shown);
      await server.start();
    }
    await expect
      .poll(async () => (await fetch(`${server.url}/contact`)).text(), { timeout: 60_000, interval: 100 })
      .toContain(phone);
    expect(phoneOfWholeSite(site)).toBe(phone);
  }
  const exported = join(server.dataDir, 'exported');
  content('export', exported);
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('photos/copies/'));
  expect(names.length).toBeGreaterThan(100);
  for (const name of names)
    expect(readFileSync(join(exported, name)).equals(readFileSync(join(folder, name))), name).toBe(true);
});

function start() {
  const { settings, change, write, remove } = copyContent();
  onTestFinished(remove);
  return {
    settings,
    setPhone: (phone: string) => change('company.yaml', /^phone: .*$/m, `phone: ${phone}`),
    write,
    phoneOfWholeSite: () => phoneOfWholeSite(settings.SITE_DIR),
  };
}

/** The number that every page shows; throws where a page or a file that it names is not there. */
function phoneOfWholeSite(site: string): string {
  const { pages }: SiteManifest = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8'));
  const numbers = new Set<string>();
  for (const { file } of Object.values(pages)) {
    const html = readFileSync(join(site, 'public', file), 'utf8');
    expect(html).toMatch(/<\/html>$/);
    numbers.add(/\(203\) 555-01\d\d/.exec(html)?.[0] ?? '');
    for (const [, address = ''] of html.matchAll(/"(\/assets\/[^"\s,#]+)/g))
      expect(existsSync(join(site, 'public', address)), `${file}: ${address}`).toBe(true);
    for (const address of /data-content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [])
      expect(existsSync(join(site, 'public', address)), `${file}: ${address}`).toBe(true);
  }
  expect(numbers.size).toBe(1);
  return [...numbers].join();
}
