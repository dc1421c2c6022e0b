import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { takeContent } from '../contract/content/current.ts';
import { contentOf } from '../contract/content/read.ts';
import { takeBusiness } from '../server/testing/business.ts';
import { eventually } from '../server/testing/eventually.ts';
import { startMailServer } from '../server/testing/mail-server.ts';
import { GOOD_REQUEST, postJson } from '../server/testing/requests.ts';
import { startTestApp } from '../server/testing/test-app.ts';
import { loadContent } from '../site/prerender/load-content.ts';
import type { PageContent } from '../site/prerender/page-content.ts';
import { renderPage } from '../site/prerender/render.tsx';
import { siteFiles } from '../site/prerender/site-files.ts';
import { structuredData } from '../site/structured-data.ts';
import {
  AREAS,
  EMAIL,
  LICENCES,
  NAMES,
  PHONE,
  SIGNS,
  writeHardest,
} from './hardest-contractor/write-hardest.ts';

const root = mkdtempSync(join(tmpdir(), 'hardest-'));
afterAll(() => rmSync(root, { recursive: true }));

describe.each([1, 19] as const)('the hardest contractor, services: %i', (services) => {
  const folder = join(root, String(services));
  const pages = new Map<string, string>();
  let content: PageContent;
  beforeAll(async () => {
    writeHardest(folder, services);
    ({ content } = await loadContent(folder, { onDemand: true }));
    for (const { path } of content.sitemap) {
      const parts = { css: null, startScript: '', structuredData: structuredData(content, path) };
      pages.set(path, await renderPage(path, parts, content));
    }
  });
  /** What a page says, one space for any between its words. */
  const textOf = (path: string) =>
    withoutScripts(pages.get(path) ?? '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
      .replaceAll(/\s+/g, ' ');

  test('has every page, and each is named for it', () => {
    const written = ['/', '/about', '/contact', '/estimate', '/services', '/testimonials'];
    const paths = [...pages.keys()];
    expect(paths).toEqual(expect.arrayContaining(written));
    expect(paths.filter((path) => path.startsWith('/service/'))).toHaveLength(services);
    for (const path of paths) {
      const said = [NAMES[services], PHONE, ...LICENCES.map(({ number }) => number)];
      for (const words of said) expect(textOf(path), path).toContain(words);
    }
  });

  test('says what the owner wrote, whole and escaped once, and nothing else', () => {
    for (const path of ['/', '/about', '/contact', '/services', '/testimonials', '/service/roof-a'])
      expect(textOf(path), path).toContain(SIGNS);
    for (const { towns } of AREAS) for (const town of towns) expect(textOf('/contact')).toContain(town);
    expect(textOf('/contact')).toContain(EMAIL);
    expect(textOf('/service/roof-a')).toContain('$104,000–$998,500');
    // The terms have no prices by area.
    expect(textOf('/service/roof-a')).not.toContain('% higher');
    for (const [path, html] of pages) {
      const said = withoutScripts(html);
      expect(said, path).not.toMatch(/&amp;(?:amp|lt|gt|quot|#)|\bundefined\b|\bNaN\b|\[object/);
      expect(said, path).not.toMatch(/<(section|ul|ol|dl|li|h[1-6]|figure)\b[^>]*>\s*<\/\1>/);
      expect(html, path).not.toMatch(/Oakhand|Westchester|Bramblewick|\(914\)/);
    }
  });

  test('is told to search engines and other programs under the same name', () => {
    for (const [path, html] of pages) {
      const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(json)['@graph'][0], path).toMatchObject({ name: NAMES[services], email: EMAIL });
    }
    // Once, where home has no title of its own.
    const escaped = NAMES[services].replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    expect(pages.get('/')).toContain(`<meta property="og:title" content="${escaped}"/>`);
    const files = siteFiles(content, new Map());
    expect(files['llms.txt']).toContain(`# ${NAMES[services]}\n`);
    expect(files['llms.txt']).toContain(`Phone: ${PHONE}`);
    expect(files['sitemap.xml']?.match(/<loc>[^<]*\/service\/roof-[a-s]<\/loc>/g)).toHaveLength(services);
  });

  test('shows its reviews at home, though nothing else is written for that page', async () => {
    const parts = { css: null, startScript: '' };
    const html = await renderPage('/', parts, { ...content, home: undefined });
    for (const { name } of content.reviews) expect(html).toContain(name.replaceAll('&', '&amp;'));
  });

  test('signs its mails with name, email address and phone number', async () => {
    onTestFinished(takeBusiness);
    takeContent(contentOf(folder));
    const server = await startMailServer();
    const { app, rows } = await startTestApp({
      settings: { SMTP_URL: server.url, MAIL_FROM: 'estimates@us.example', CAPTCHA_PROVIDER: 'off' },
    });
    await app.ready();
    const service = content.serviceOptions.at(-1);
    expect((await postJson(app, { ...GOOD_REQUEST, service })).statusCode).toBe(200);
    await eventually(() => expect(server.mails).toHaveLength(2));
    expect(await rows('select service from leads')).toEqual([{ service }]);
    // The office's mail is sent to its address, and the customer's is answered there.
    for (const { from, recipients, replyTo, text, html } of server.mails) {
      expect(from?.value).toEqual([{ name: NAMES[services], address: 'estimates@us.example' }]);
      expect([...recipients, replyTo?.value[0]?.address]).toContain(EMAIL);
      for (const words of [
        NAMES[services],
        PHONE,
        `No. ${services}: Slate, Copper & O’Brien’s Rooftop Repairs`,
      ]) {
        expect(text).toContain(words);
        expect(String(html)).toContain(words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
      }
    }
  });
});

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function withoutScripts(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
}
