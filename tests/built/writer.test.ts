import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { buildDir, siteDir } from '../../scripts/folders.mjs';
import { openSqliteStore } from '../../server/store/store.ts';
import { createWebsite } from '../../server/website/website.ts';
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

test('a photograph that an owner sends from a phone is on its page once it is published', {
  timeout: 240_000,
}, async () => {
  const { settings, server, leads } = await startFromStore();
  leads('content', 'import', settings.CONTENT_DIR);
  leads('office', 'invite', 'ada@us.example', 'Ada');
  const cookies = new Map<string, string>();
  async function ask(path: string, body?: URLSearchParams | FormData): Promise<Response> {
    const headers = {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    };
    const answer = await fetch(`${server.url}${path}`, {
      redirect: 'manual',
      headers,
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }
  await expect.poll(async () => (await ask('/office/sign-in')).status, { timeout: 10_000 }).toBe(200);
  await ask('/office/sign-in', new URLSearchParams({ email: 'ada@us.example' }));
  const code = leads('office', 'sign-in', 'ada@us.example').trim();
  await ask('/office/sign-in/code', new URLSearchParams({ code }));

  const path = '/office/website/photos/header-decks';
  const page = await (await ask(path)).text();
  const form = new FormData();
  for (const [, name = '', value = ''] of page.matchAll(/type="hidden" name="(seen-\w+)" value="([^"]*)"/g))
    form.set(name, value);
  form.set('alt', 'Red deck');
  form.set('caption', 'A deck in red');
  const red = { create: { width: 4032, height: 3024, channels: 3, background: '#c02020' } } as const;
  form.set('file', new File([await sharp(red).jpeg().toBuffer()], 'IMG_1.jpg'));
  expect((await ask(path, form)).headers.get('location')).toBe(`${path}?did=replace`);

  const address = async () => {
    const html = await (await fetch(`${server.url}/service/decks`)).text();
    return /<img[^>]*src="(\/assets\/photos\/header-decks-[^"]*)"[^>]*/.exec(html)?.[1] ?? '';
  };
  const before = await address();
  const store = openSqliteStore(server.dataDir);
  onTestFinished(() => store.close());
  const website = createWebsite({
    store,
    config: { dataDir: server.dataDir, contentFromFolder: false, mediaUrl: undefined },
  });
  expect(await website.publish({ by: null, at: new Date() })).toMatchObject({ done: true, number: 2 });
  await expect.poll(address, { timeout: 60_000, interval: 500 }).not.toBe(before);
  const copy = await fetch(`${server.url}${await address()}`);
  const [r = 0, g = 255] = await sharp(await copy.arrayBuffer())
    .raw()
    .toBuffer();
  expect(r).toBeGreaterThan(150);
  expect(g).toBeLessThan(80);
  const html = await (await fetch(`${server.url}/service/decks`)).text();
  expect(html).toContain('alt="Red deck"');
  expect(html).not.toContain('header-decks-night');
});

test('what is published while a server runs is on its pages, also where it is killed on the way', {
  timeout: 240_000,
}, async () => {
  const { settings, setPhone, server, leads } = await startFromStore();
  const { CONTENT_DIR: folder, SITE_DIR: site } = settings;
  for (let round = 0; round <= KILLS; round += 1) {
    const phone = `(203) 555-01${String(round).padStart(2, '0')}`;
    setPhone(phone);
    expect(leads('content', 'import', folder)).toContain(`Publication ${round + 1}:`);
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
  leads('content', 'export', exported);
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

/** The built server on an empty store, with a copy of the content and the site that was built from it. */
async function startFromStore() {
  const started = start();
  const { SITE_DIR: site } = started.settings;
  symlinkSync(realpathSync(siteDir), site);
  // What the build has made of the same pictures.
  symlinkSync(resolve(dirname(siteDir), 'cache'), join(dirname(site), 'cache'));
  const server = await startServer({ SITE_DIR: site, CONTENT_DIR: '' });
  onTestFinished(server.remove);
  const leads = (...words: string[]) =>
    execFileSync(process.execPath, [join(buildDir, 'leads/main.js'), ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: server.dataDir, SITE_DIR: site },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  return { ...started, server, leads };
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
