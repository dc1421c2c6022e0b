import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf } from '../../contract/content/read.ts';
import { officePreview as words } from '../../messages/en/office-preview.ts';
import { buildSite, manifest } from '../../server/testing/build-site.ts';
import { openBrowser, startOffice } from '../../server/testing/office.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { createWebsite, type Website } from '../../server/website/website.ts';
import type { WriteSite } from '../../server/website/website-watch.ts';

const ADA = { by: null, at: new Date('2026-11-23T15:00:00Z') };
/** With `?again` it waits as long as a busy machine needs; the first answer comes in a moment, ready or not. */
const PREVIEW = '/office/website/preview';
const SITE = `${PREVIEW}/site`;

/** As React writes it. */
const inHtml = (text: string) => text.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** A page as the real writer makes it, with what is in the content. */
const pageOf = (phone: string, name: string) => `<!DOCTYPE html><html lang="en"><head><title>home</title>
<link rel="preload" as="font" href="/assets/font.woff2"/><link rel="icon" href="/favicon.svg"/><script>alert(1)</script>
<style data-site="/assets/site.css">@media (width<30rem){a{color:red}}</style>
<script type="module" data-content="/a.json">import("/assets/start.js")</script><script type="application/ld+json">{"a":"${name}"}</script></head>
<body class="x"><a href="/about">About</a> <a href="/">Home</a> <a href="#top">Top</a> <a href="https://elsewhere.example/">Elsewhere</a> <a href="tel:+1">${phone}</a>
<noscript><link rel="stylesheet" href="/assets/site.css"/></noscript><svg><use href="/assets/icons.svg#a"></use></svg>
<picture><source srcSet="/assets/a-480.avif 480w, /assets/a-768.avif 768w"/><img src="/assets/a.webp" alt="&lt;script&gt;"/></picture>
<form class="f" action="/api/estimate" method="post"><input name="a" value="/about"/><button type="submit" formAction="/api/estimate" formMethod="post">Send</button></form></body></html>`;

/** A server with a published website, an owner who is signed in, and a writer that is as quick as it can be. */
async function start({ settings = {}, write = async () => {} }: StartOptions = {}) {
  const written: string[] = [];
  let now = new Date('2026-11-23T15:00:00Z');
  const writeSite: WriteSite = async (contentDir, siteDir, signal) => {
    const isPreview = basename(siteDir) === 'site-preview';
    if (!isPreview) return;
    const { name, phone = '' } = contentOf(contentDir).company;
    written.push(phone);
    await write(contentDir, siteDir, signal);
    const own = await temporaryFolder();
    await buildSite(own, { pages: { ...manifest.pages, '/service/decks': HOME } });
    await writeFile(join(own, 'site/content.json'), JSON.stringify(contentOf(contentDir)));
    await writeFile(join(own, 'site/public/index.html'), pageOf(phone, name));
    await writeFile(join(own, 'site/public/assets/drawing.svg'), '<svg/>');
    await rm(siteDir, { force: true });
    await symlink(join(own, 'site'), siteDir);
  };
  const office = await startOffice({ settings, overrides: { writeSite, clock: () => now } });
  await office.invite();
  const website = createWebsite({
    store: office.store,
    config: { ...office.config, contentFromFolder: false },
  });
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'services'));
  await writeFile(join(folder, 'company.yaml'), company('(914) 555-0111'));
  await writeFile(join(folder, 'services/decks.md'), '---\nname: Decks\n---\n\nWe build decks.\n');
  if (!settings.CONTENT_DIR) await website.importFolder(folder, ADA);
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  return {
    ...office,
    browser,
    website,
    written,
    pass(hours: number) {
      now = new Date(now.getTime() + hours * 60 * 60_000);
    },
  };
}

type StartOptions = { settings?: Record<string, string>; write?: WriteSite };

const HOME = { file: 'index.html', status: 200 as const, styleHash: "'sha256-style='" };

const HOSTILE = '</script><script>alert(2)</script>';

const company = (phone: string, name = 'Ada') => `name: ${name}\nphone: ${phone}\n`;

async function put(website: Website, name: string, text: string) {
  const draft = (await website.drafts()).find((each) => each.name === name);
  const published = (await website.publication())?.manifest[name] ?? null;
  const from = draft ? draft.hash : published;
  expect(await website.putDraft(name, new TextEncoder().encode(text), { ...ADA, from })).toMatchObject({
    done: true,
  });
}

/** The address in the field from which an owner copies it, without the host. */
function linkIn({ body }: { body: string }): string {
  return /value="http:\/\/localhost:3000(\/preview\/[^"]+)"/.exec(body)?.[1] ?? '';
}

test('a draft is on the preview and not on the live site, for the owner and by a link', async () => {
  const { app, browser, website } = await start();
  await put(website, 'company.yaml', company('(914) 555-0122'));
  const page = await browser.get(`${PREVIEW}?again&page=/estimate&width=desk`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<iframe src="${SITE}/estimate"`);
  expect(page.body).toContain('<option value="/estimate" selected="">Get an Estimate</option>');
  expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'none';.*; frame-src 'self'$/);
  const own = await browser.get(`${SITE}/`);
  expect(own.body).toContain('(914) 555-0122');
  expect(own.body).toContain(`href="/office/website/preview?page=%2F"`);
  const link = linkIn(await browser.get(`${PREVIEW}?again`));
  const shared = await app.inject({ url: link, headers: { accept: 'text/html' } });
  expect([shared.statusCode, shared.headers['cache-control']]).toEqual([200, 'no-store, private']);
  expect(shared.headers['x-robots-tag']).toBe('noindex');
  expect(shared.body).toContain('(914) 555-0122');
  expect(shared.body).toContain(words.strip);
  expect(shared.body).not.toContain('/office');
  expect((await app.inject('/')).body).not.toContain('555-01');
  const live = await app.inject({ url: '/nothing.php', headers: { accept: 'text/html' } });
  expect(live.body).not.toContain('(914) 555-0122');
});

test('a page of it has no script, stays below its address, and its form has nowhere to send to', async () => {
  const { app, browser, website } = await start();
  await put(website, 'company.yaml', company('(914) 555-0133', HOSTILE));
  const { body, headers } = await browser.get(`${SITE}/`, { 'sec-fetch-dest': 'iframe' });
  expect(body).not.toMatch(/<script|preload|<link[^>]*manifest/);
  expect(body).not.toContain(words.strip);
  for (const kept of [
    `<a href="${SITE}/about">`,
    `<a href="${SITE}/">`,
    '<a href="#top">',
    '<a target="_blank" rel="noreferrer" href="https://elsewhere.example/">',
    '<a href="tel:+1">',
    `<link rel="icon" href="${SITE}/favicon.svg"/>`,
    `<noscript><link rel="stylesheet" href="${SITE}/assets/site.css"/></noscript>`,
    `<use href="${SITE}/assets/icons.svg#a">`,
    `srcSet="${SITE}/assets/a-480.avif 480w, ${SITE}/assets/a-768.avif 768w"`,
    `<img src="${SITE}/assets/a.webp" alt="&lt;script&gt;"/>`,
    '<style data-site="/assets/site.css">@media (width<30rem){a{color:red}}</style>',
    '<form method="dialog" class="f"><input name="a" value="/about"/><button type="submit">Send</button>',
  ])
    expect(body).toContain(kept);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toMatch(
    /; form-action 'none'; .*frame-ancestors 'self'; sandbox allow-same-origin allow-popups /,
  );
  expect(policy).toContain("style-src 'self' 'sha256-style=' 'sha256-");
  expect(policy).not.toMatch(/script|connect|unsafe/);
  expect(headers['cross-origin-opener-policy']).toBeUndefined();
  const sent = await app.inject({
    method: 'POST',
    url: linkIn(await browser.get(`${PREVIEW}?again`)),
  });
  expect(sent.statusCode).toBe(404);
});

test('a link is good for a day; one that is older, changed or made up is an unknown address, also often', async () => {
  const { app, browser, pass } = await start({ settings: { RATE_LIMIT: '10' } });
  const link = linkIn(await browser.get(`${PREVIEW}?again`));
  const [, end = '', signature = ''] = /^\/preview\/(\d+)\.([\w-]+)\/$/.exec(link) ?? [];
  const status = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(body.includes('555-0111')).toBe(statusCode === 200);
    return statusCode;
  };
  pass(23.9);
  expect(await status(link)).toBe(200);
  const other = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const token of [
    `${Number(end) + 1}.${signature}`,
    `${end}.${other}`,
    `${end}.${signature.slice(1)}`,
    `${end}.`,
    end,
    `.${signature}`,
    `${end}.${signature}A`,
  ])
    expect([token, await status(`/preview/${token}/`)]).toEqual([token, 404]);
  pass(0.2);
  expect(await status(link)).toBe(404);
  await status(link);
  await status(link);
  expect(await status(link)).toBe(429);
  expect(await status(`${SITE}/`)).toBe(303);
});

test('what lies beside its pages is reached from nowhere', async () => {
  const { app, browser } = await start();
  const link = linkIn(await browser.get(`${PREVIEW}?again`)).slice(0, -1);
  const drawing = await app.inject(`${link}/assets/drawing.svg`);
  expect([drawing.statusCode, drawing.headers['content-type'], drawing.body]).toEqual([
    200,
    'image/svg+xml',
    '<svg/>',
  ]);
  expect(drawing.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store, private',
    'referrer-policy': 'no-referrer',
  });
  for (const path of [
    '/../site.json',
    '/%2e%2e/site.json',
    '/assets/..%2f..%2fsite.json',
    '/assets/%2e%2e%5c%2e%2e%5csite.json',
    '/..%2fcontent.json',
    '/.well-known/security.txt',
    '/assets/nothing.svg',
    '/assets/a%00.svg',
    '/%E0%A4%A.svg',
  ]) {
    for (const prefix of [link, SITE]) {
      const { statusCode, body } = await browser.get(prefix + path);
      expect([path, [400, 404].includes(statusCode), /"(?:redirects|serviceOptions)":/.test(body)]).toEqual([
        path,
        true,
        false,
      ]);
    }
  }
  const lost = await browser.get(`${SITE}/nowhere`);
  expect([lost.statusCode, lost.body.includes('404.html')]).toEqual([404, true]);
  expect((await browser.get(`${SITE}/ABOUT/`)).headers.location).toBe(`${SITE}/about`);
});

test('drafts with mistakes have sentences with links to their forms in its place', async () => {
  const { app, browser, website, written } = await start();
  const link = linkIn(await browser.get(`${PREVIEW}?again`));
  await put(website, 'office.yaml', 'hours:\n  monday: [["8ish", "17:00"]]\n');
  await put(website, 'services/decks.md', '---\nnaem: Decks\n---\n\nText.\n');
  const { body, statusCode } = await browser.get(`${PREVIEW}?again`);
  expect(statusCode).toBe(200);
  expect(body).toContain(words.mistakes);
  expect(body).toContain(
    '<a href="/office/website/edit/office.yaml#field-hours.monday[0][0]">Hours and holidays, Hours, Monday 1',
  );
  expect(body).toContain('<a href="/office/website/edit/services/decks.md">decks, naem: found');
  expect(body).not.toContain('<iframe');
  expect((await browser.get(`${SITE}/`)).statusCode).toBe(503);
  const shared = await app.inject({ url: link, headers: { accept: 'text/html' } });
  expect([shared.statusCode, shared.body.includes(inHtml(words.notNow))]).toEqual([503, true]);
  expect(written).toEqual(['(914) 555-0111']);
});

test('what the writer cannot use is said in its sentences, and a bug in none', async () => {
  let said =
    '/data/preview/photos/a.jpg is too small.\nThe site could not be written, and the one before stays; see above.';
  const write: WriteSite = async (contentDir) => {
    throw new Error(said.replace('/data/preview', contentDir));
  };
  const { browser, website, logged } = await start({ write });
  const { body } = await browser.get(`${PREVIEW}?again`);
  expect(body).toContain(words.failed);
  expect(body).toContain('<li>photos/a.jpg is too small.</li>');
  expect(body).not.toContain('see above');
  said = 'TypeError: x is not a function\n    at f (/srv/build/prerender/main.js:1:2)';
  await put(website, 'company.yaml', company('(914) 555-0122'));
  const bug = await browser.get(`${PREVIEW}?again`);
  expect(bug.body).toContain(words.failed);
  expect(bug.body).not.toMatch(/TypeError|main\.js/);
  expect(logged(40).map(({ msg }) => msg)).toEqual(
    Array(2).fill('the preview of the website cannot be written'),
  );
});

test('that takes long says so, and is there when the page asks again', async () => {
  const made = Promise.withResolvers<void>();
  const { browser } = await start({ write: () => made.promise });
  const waiting = await browser.get('/office/website/preview?page=/');
  expect(waiting.body).toContain(words.making);
  expect(waiting.headers.refresh).toBe('0; url=/office/website/preview?page=/&again');
  const again = browser.get('/office/website/preview?page=/&again');
  made.resolve();
  expect((await again).body).toContain('<iframe');
});

test('two looks at once write it once, other drafts write it again, and one writer works at a time', async () => {
  let working = 0;
  const most: number[] = [];
  const { browser, website, written } = await start({
    async write() {
      most.push(++working);
      await new Promise((done) => setTimeout(done, 100));
      working -= 1;
    },
  });
  const both = await Promise.all([browser.get(`${SITE}/`), browser.get(`${PREVIEW}?again`)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await browser.get(`${SITE}/about`);
  expect(written).toEqual(['(914) 555-0111']);
  await put(website, 'company.yaml', company('(914) 555-0122'));
  const first = browser.get(`${SITE}/`);
  await put(website, 'company.yaml', company('(914) 555-0133'));
  const [, second] = await Promise.all([first, browser.get(`${SITE}/`)]);
  expect(second.body).toContain('(914) 555-0133');
  expect(written.at(-1)).toBe('(914) 555-0133');
  expect(Math.max(...most)).toBe(1);
});

test('the name of a file leads to its page, and what is no page leads home', async () => {
  const { browser } = await start();
  const shown = async (page: string) => {
    const { body } = await browser.get(`${PREVIEW}?again&page=${encodeURIComponent(page)}`);
    return /<iframe src="\/office\/website\/preview\/site([^"]*)"/.exec(body)?.[1];
  };
  const pages = [
    'estimate.yaml',
    'office.yaml',
    'photos/about.jpg',
    'services/decks.md',
    'prices.yaml',
    '/ABOUT',
    '//x.example',
    '',
    '../x',
  ];
  expect(await Promise.all(pages.map(shown))).toEqual([
    '/estimate',
    '/contact',
    '/',
    '/service/decks',
    '/',
    '/about',
    '/',
    '/',
    '/',
  ]);
});

test('where the website is a folder, one sentence says so', async () => {
  const { browser, written } = await start({ settings: { CONTENT_DIR: 'content' } });
  const { body } = await browser.get(`${PREVIEW}?again`);
  expect(body).toContain(words.none);
  expect(body).not.toContain('/preview/');
  expect((await browser.get(`${SITE}/`)).statusCode).toBe(503);
  expect(written).toEqual([]);
});

test('an editor changes the website, shows it to a friend, publishes it and takes it back', async () => {
  const office = await start();
  await office.invite({ email: 'lee@oakhand.example', name: 'Lee Moss', role: 'editor' });
  const editor = openBrowser(office.app);
  await editor.signIn(office, 'lee@oakhand.example');
  const hidden = async (path: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec((await editor.get(path)).body)?.[1] ?? '';
  const at = '/office/website';
  const edit = `${at}/edit/company.yaml`;
  const from = await hidden(edit, '#from');
  const saved = await editor.post(edit, { '#from': from, name: 'Ada', phone: '(914) 555-0144' });
  expect(saved.headers.location).toBe(`${edit}?did=save`);
  expect((await editor.get(`${SITE}/`)).body).toContain('(914) 555-0144');
  const link = linkIn(await editor.get(`${at}/preview`));
  expect((await office.app.inject({ url: link })).body).toContain('(914) 555-0144');
  const published = await editor.post(`${at}/publish`, { seen: await hidden(`${at}/publish`, 'seen') });
  expect(published.headers.location).toBe(`${at}?did=publish`);
  const taken = await editor.post(`${at}/history/1`, {});
  expect(taken.headers.location).toBe(`${at}/history?did=take-back`);
  expect((await editor.get(`${at}/history`)).body.match(/, Lee Moss|by Lee Moss|Lee Moss/g)).toHaveLength(3);
});
