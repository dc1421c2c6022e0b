import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { saveData } from './save-data.ts';

test('an old address shows its page and stays in the address bar', { tag: '@core' }, async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tips$/);
  await expect(page).toHaveURL('/projects');
});

test.describe('in the app', () => {
  for (const [path, canonical] of [
    ['/service/Safety-And-Mobility/', '/service/safety-and-mobility'],
    ['/no-such-page', '/404'],
  ] as const) {
    test(`${path} becomes ${canonical} without a load`, { tag: canonical === '/404' ? '@core' : [] }, async ({
      page,
    }) => {
      await page.goto('/about');
      await hydrated(page);
      await markLoad(page);
      await goInApp(page, path);
      await expect(page).toHaveURL(canonical);
      expect(await stillTheSameLoad(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });
  }
  test('a path in another case keeps its query and the part of the page', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await goInApp(page, '/Tips/?from=mail#content');
    await expect(page).toHaveURL('/tips?from=mail#content');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tips & Ideas');
  });
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

test('the services menu opens by keyboard, closes by Escape and gives the focus back', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const opener = page.locator('summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Service & Maintenance' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.locator('details')).not.toHaveAttribute('open');
});

test.describe('the services menu that pointing has opened', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('summary').hover();
    await expect(page.getByRole('link', { name: 'All services on one page' })).toBeVisible();
  });

  test('stays while the mouse is over it, and closes when the mouse leaves', async ({ page }) => {
    const last = page.getByRole('link', { name: 'All services on one page' });
    await last.hover();
    await expect(last).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(last).toBeHidden();
  });

  test('closes on Escape, wherever the focus is and without moving the mouse', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'All services on one page' })).toBeHidden();
    await expect(page.locator('summary')).not.toBeFocused();
  });

  test('stays open after a press on its button, however slow, and closes on the next', async ({ page }) => {
    const last = page.getByRole('link', { name: 'All services on one page' });
    await page.waitForTimeout(1000);
    await page.locator('summary').click();
    await expect(last).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(last).toBeVisible();
    await page.locator('summary').click();
    await expect(last).toBeHidden();
    await page.locator('summary').click();
    await expect(last).toBeVisible();
  });

  test('closes on the first press by keyboard, which involves no hover', { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'All services on one page' })).toBeHidden();
  });
});

test('a press on the services menu opens it, although pointing has just done so', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('summary').click();
  await expect(page.getByRole('link', { name: 'All services on one page' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByRole('link', { name: 'All services on one page' })).toBeVisible();
});

const preloads: [how: string, act: (link: Locator) => Promise<unknown>][] = [
  ['pointing at', (link) => link.hover()],
  ['focusing', (link) => link.focus()],
  ['touching', (link) => link.dispatchEvent('touchstart')],
];

for (const [how, act] of preloads) {
  test(`${how} a link fetches its page ahead`, async ({ page }) => {
    // Otherwise it is fetched in idle time, whatever the visitor does.
    await saveData(page);
    await page.goto('/about');
    await hydrated(page);
    const script = page.waitForRequest(/\/assets\/home-.*\.js/);
    await act(page.getByRole('link', { name: 'Home', exact: true }).first());
    await script;
  });
}

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
