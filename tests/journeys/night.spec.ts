import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentDir } from '../../scripts/folders.mjs';
import { expect, hydrated, test } from '../journey.ts';

/** A service whose header has a night master: `header-drywall.night.jpg` beside `header-drywall.jpg`. */
const [service] = globSync('header-*.night.jpg', { cwd: join(contentDir, 'photos') }).map((file) =>
  file.slice('header-'.length, -'.night.jpg'.length),
);
const header = `header-${service}`;
const path = service === 'andersen' ? '/Andersen' : `/service/${service}`;

test.skip(!service, 'no header has a night master');

/** The photographs that a page has fetched, by the names of their masters. */
function watchPhotos(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/photos\/(.*)-.{6}-\d+\.\w+$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  return fetched;
}

async function seeAll(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const image of await page.locator('main picture img').all()) await image.scrollIntoViewIfNeeded();
}

for (const [device, chosen, shown] of [
  ['light', undefined, 'day'],
  ['dark', undefined, 'night'],
  ['light', 'dark', 'night'],
  ['dark', 'light', 'day'],
] as const) {
  test(`on a ${device} device where ${chosen ?? 'nothing'} is chosen it is ${shown}, and no picture is fetched twice`, async ({
    page,
  }) => {
    const fetched = watchPhotos(page);
    await page.emulateMedia({ colorScheme: device });
    if (chosen) await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
    await page.goto(path);
    await hydrated(page);
    await seeAll(page);
    expect(fetched).toContain(shown === 'night' ? `${header}-night` : header);
    const masters = fetched.map((name) => name.replace(/-night$/, ''));
    expect(masters.toSorted()).toEqual([...new Set(masters)].sort());
  });
}

test('the switch changes the picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await hydrated(page);
  const image = page.locator('main header picture img').first();
  const source = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(await source()).not.toContain('-night-');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(source).toContain(`${header}-night-`);
  // A page that is opened by a link of ours goes by the choice as well.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.goBack();
  await expect.poll(source).toContain(`${header}-night-`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const device of ['light', 'dark'] as const) {
    test(`a ${device} device gets its picture, and no other`, async ({ page }) => {
      const fetched = watchPhotos(page);
      await page.emulateMedia({ colorScheme: device });
      await page.goto(path, { waitUntil: 'load' });
      expect(fetched.filter((name) => name.startsWith(header))).toEqual([
        device === 'dark' ? `${header}-night` : header,
      ]);
    });
  }
});
