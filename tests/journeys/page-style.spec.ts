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
