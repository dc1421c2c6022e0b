import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildDir, siteDir } from '../../scripts/folders.mjs';
import { AUSTIN, type Pairs } from '../../server/testing/interview.ts';
import { expect, test as journey } from '../journey.ts';
import { startServer } from '../running-server.ts';
import { expectNoFindings } from './axe.ts';

/** With a server that has neither a folder nor a website yet, as the image is. */
const test = journey.extend({
  server: [
    async ({ mailbox }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'interview-'));
      const SITE_DIR = join(folder, 'site');
      // What the build has made of the same pages.
      symlinkSync(resolve(dirname(siteDir), 'cache'), join(folder, 'cache'));
      const writer = spawnSync(process.execPath, [join(buildDir, 'prerender/main.js')], {
        env: { PATH: process.env.PATH, SITE_DIR, CONTENT_DIR: 'contract/content/new-site/blank' },
      });
      expect(writer.status).toBe(0);
      const server = await startServer({ SMTP_URL: mailbox.url, SITE_DIR, CONTENT_DIR: '' });
      await use(server);
      await server.remove();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Of the sample firm and of its state. */
const OTHER_FIRM = /Oakhand|New York|Westchester|Yonkers|\bNY\b|42 in\./;
const PRICE = '$1,100–$1,600';
const NEW_PRICE = '$1,250';

test('an owner sets up a website on a phone, changes a price in it, and takes the change back', async ({
  page,
  server,
}) => {
  const [, address = ''] = /Set up your own website: (\S+)/.exec(server.said()) ?? [];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  for (const { step, typed } of AUSTIN) {
    await expect(page).toHaveURL(`/office/start/${step}`);
    await answer(page, typed);
    if (step === 'web') await expectNoFindings(page);
    await page.getByRole('button', { name: /^(?:Continue|Publish my website)$/ }).tap();
  }
  await expect(page).toHaveURL('/office/going-live?did=publish');
  await expect(page.getByText('google._domainkey')).toBeVisible();
  await expectNoFindings(page);

  await expect.poll(() => textAt('/'), { timeout: 60_000 }).toContain('Cedar Ridge');
  const pages = [...(await textAt('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/.*?)<\/loc>/g)];
  expect(pages.length).toBeGreaterThan(7);
  for (const path of ['/llms.txt', '/nowhere', ...pages.map(([, path = '']) => path)])
    expect([path, OTHER_FIRM.exec(await textAt(path))]).toEqual([path, null]);
  await page.getByRole('link', { name: 'Your website', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gutters, Roofing and more in Austin');
  expect(await textAt('/service/gutters')).toContain(PRICE);

  expect(await textAt('/mark.svg')).not.toContain('M32 14 52 30');

  // By finger alone, from the board to the page that visitors see.
  await page.goto('/office');
  const tap = countTaps();
  await tap(page.getByRole('link', { name: 'Website', exact: true }));
  await tap(page.getByRole('link', { name: 'Edit Gutters' }));
  await tap(page.locator('summary', { hasText: 'New gutters and downspouts' }));
  const price = (end: number) => page.locator(`[name="jobs[0].price[${end}]"]`);
  await tap(price(0));
  await price(0).fill('1250');
  await tap(price(1));
  await price(1).fill('');
  await tap(page.getByRole('button', { name: 'Save' }));
  await tap(page.getByRole('link', { name: 'Look through and publish' }));
  await expect(page.getByText('$1,100–1,600 → $1,250')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Publish' }));
  await expect.poll(() => textAt('/service/gutters'), { timeout: 20_000 }).toContain(NEW_PRICE);
  expect(tap.count()).toBe(8);
  expect(await textAt('/service/gutters')).not.toContain(PRICE);

  await page.goto('/office/website/history');
  await page.getByRole('button', { name: 'Take this back' }).tap();
  await expect.poll(() => textAt('/service/gutters'), { timeout: 20_000 }).toContain(PRICE);

  async function textAt(path: string): Promise<string> {
    return (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text();
  }
});

/** Types into a page of the interview, with a row more where one is needed. */
async function answer(page: Page, typed: Pairs): Promise<void> {
  for (const [name, value] of typed) {
    const [, list] = /^(.*)\[[1-9]\d*\]/.exec(name) ?? [];
    const named = page.locator(`[name="${name}"]`);
    if (list && (await named.count()) === 0) await page.locator(`[name="more"][value="${list}"]`).tap();
    const control = (await named.count()) > 1 ? page.locator(`[name="${name}"][value="${value}"]`) : named;
    const kind = await control.evaluate((each) => each.getAttribute('type') ?? each.localName);
    if (kind === 'checkbox') await control.check();
    else if (kind === 'select') await control.selectOption(value);
    else await control.fill(value);
  }
}

function countTaps() {
  let count = 0;
  const tap = (target: Locator) => {
    count++;
    return target.tap();
  };
  return Object.assign(tap, { count: () => count });
}
