import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { hold } from './hold-requests.ts';
import { open } from './page-storage.ts';

const SITE_STYLE = '**/assets/site-*.css';
const FOOTER_ABOUT = 'footer a[href="/about"]';

/** The style of a part that the estimate page does not have. */
function crewColumns(page: Page): Promise<string> {
  return page
    .locator('main h1')
    .evaluate((heading) => getComputedStyle(heading.parentElement ?? heading).display);
}

test('another page is shown only once its style is there', async ({ page }) => {
  const release = await hold(page, SITE_STYLE);
  await open(page, '/estimate');
  await page.locator(FOOTER_ABOUT).click();
  await expect(page).toHaveURL('/about');
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Free Estimate');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const moved = await crewColumns(page);
  await page.reload();
  await hydrated(page);
  expect(await crewColumns(page)).toBe(moved);
});

test.describe('when the style of the other pages does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('the other page is loaded whole', async ({ page }) => {
    await page.route(SITE_STYLE, (route) => route.abort());
    await open(page, '/estimate');
    await page.locator(FOOTER_ABOUT).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });
});

test.describe('while the style of what follows the first screen is on its way', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`the first screen of the home page looks as it will, ${viewport.width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const release = await hold(page, SITE_STYLE);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Burst pipe or no heat?' })).toBeVisible();
      const early = await looksOfFirstScreen(page);
      expect(early.length).toBeGreaterThan(60);
      await expect(page.locator('footer')).toHaveCount(0);
      release();
      await expect(page.locator('footer')).toBeVisible();
      expect(await looksOfFirstScreen(page)).toEqual(early);
    });
  }
});

/** Place, size and every computed property of what the first screen shows, without the drawings, which are files of their own. */
function looksOfFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const sections = 'body > header, main > section:nth-of-type(-n + 2)';
    return [...document.querySelectorAll(`:is(${sections}), :is(${sections}) :not(use)`)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const properties = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => style.getPropertyValue(name));
      return [element.outerHTML.slice(0, 80), x, y, width, height, ...properties].join(' ');
    });
  });
}
