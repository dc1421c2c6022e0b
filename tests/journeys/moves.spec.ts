import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { hold, saveData } from './network.ts';
import { open } from './page-storage.ts';

/** What is on the page in the same task as the press, before anything is painted. */
function pressAndLook(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`);
    link?.scrollIntoView();
    link?.click();
    await Promise.resolve();
    return {
      heading: document.querySelector('h1')?.textContent,
      isFocused: document.activeElement === document.querySelector('h1'),
      scrolledTo: scrollY,
      sections: document.querySelectorAll('main h2').length,
      footerIsBelow: (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) >= innerHeight,
    };
  }, path);
}

/** Fetches the script of a page ahead, as the pointer does, and waits for it. */
async function preload(page: Page, path: string): Promise<void> {
  const link = page.locator(`footer a[href="${path}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
}

test('a page whose script is there is shown before anything else is painted, its first screen first', async ({
  page,
}) => {
  await open(page, '/');
  await preload(page, '/about');
  expect(await pressAndLook(page, '/about')).toEqual({
    heading: 'About Us',
    isFocused: true,
    scrolledTo: 0,
    sections: 0,
    footerIsBelow: true,
  });
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
});

test('an address that points into a page finds its place after a move', async ({ page }) => {
  await open(page, '/');
  await preload(page, '/about');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/about"]');
    link?.click();
    history.replaceState(history.state, '', '/about#motto');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByRole('region', { name: /./ }).locator('#motto')).toBeInViewport();
});

test('after a moment every page is a press away, without a connection', async ({ page, context }) => {
  const files: string[] = [];
  page.on('requestfinished', (request) => files.push(request.url()));
  await open(page, '/');
  for (const name of ['guide-', 'content/testimonials-', 'content/tile-', 'privacy-'])
    await expect.poll(() => files.some((url) => url.includes(`/assets/${name}`))).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  expect(await pressAndLook(page, '/testimonials')).toMatchObject({ heading: 'Testimonials' });
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is fetched that was not asked for with ${JSON.stringify(connection)}`, async ({ page }) => {
    await saveData(page, connection);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(
      scripts.filter((url) => /\/assets\/(content\/)?(about|tile|guide|testimonials)-/.test(url)),
    ).toEqual([]);
    await preload(page, '/about');
    expect(scripts.some((url) => url.includes('/assets/about-'))).toBe(true);
  });
}

test('no script is fetched before the largest picture is there', { tag: '@core' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([a-z-]+)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) scripts.push(name);
  });
  const release = await hold(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(scripts).toEqual([]);
  release();
  await hydrated(page);
  expect(scripts).toContain('hydrate');
});
