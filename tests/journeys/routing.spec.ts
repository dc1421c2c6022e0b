import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { saveData } from './network.ts';

test('an old address shows its page and stays in the address bar', { tag: '@core' }, async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tips$/);
  await expect(page).toHaveURL('/projects');
});

test('in the app an address is made the one of its page, or of the page for lost ones, without a load', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await markLoad(page);
  for (const [path, canonical, heading] of [
    ['/service/Safety-And-Mobility/', '/service/safety-and-mobility', /./],
    ['/Tips/?from=mail#content', '/tips?from=mail#content', 'Tips & Ideas'],
    ['/no-such-page', '/404', 'Oops!'],
  ] as const) {
    await goInApp(page, path);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await stillTheSameLoad(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('a host that shows the page for lost addresses in place of a redirect loses no query', async ({
  page,
}) => {
  await page.route(/\/Tips\//, async (route) => {
    const lost = await route.fetch({ url: new URL('/404', route.request().url()).href });
    await route.fulfill({ response: lost, status: 200 });
  });
  await page.goto('/Tips/?from=mail#content');
  await expect(page).toHaveURL('/tips?from=mail#content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tips & Ideas');
});

test('each navigation starts at the top, focuses the heading and announces the title', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markLoad(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About Us/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'About Us' })).toBeAttached();
  // The previous page's metadata is gone.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveTitle('home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle(/^About Us/);
  expect(await stillTheSameLoad(page)).toBe(true);
});

test('pointing at a link, focusing and touching it fetch its page ahead', async ({ page }) => {
  // Otherwise pages are fetched in idle time, whatever the visitor does.
  await saveData(page);
  await page.goto('/about');
  await hydrated(page);
  const acts: [path: string, act: (link: Locator) => Promise<unknown>][] = [
    ['home', (link) => link.hover()],
    ['testimonials', (link) => link.focus()],
    ['tips', (link) => link.dispatchEvent('touchstart')],
  ];
  for (const [name, act] of acts) {
    const script = page.waitForRequest((request) => request.url().includes(`/assets/${name}-`));
    const address = name === 'home' ? '/' : `/${name}`;
    await act(page.getByRole('banner').locator(`a[href="${address}"]:visible`).last());
    await script;
  }
});

test('the way to a part of the page still works', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
});

/** Leaves a mark that a fresh load of a page would wipe out. */
function markLoad(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, { sameLoad: true }) && undefined);
}

function stillTheSameLoad(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameLoad' in window);
}

/** Moves to a path that no link of ours has, as the browser's own history would. */
function goInApp(page: Page, path: string): Promise<void> {
  return page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
