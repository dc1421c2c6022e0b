import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { hold } from './network.ts';
import { open } from './page-storage.ts';

const SITE_STYLE = '**/assets/site-*.css';
const FOOTER_ABOUT = 'footer a[href="/about"]';

/** The style of a part that the estimate page does not have. */
function crewColumns(page: Page): Promise<string> {
  return page
    .locator('main h1')
    .evaluate((heading) => getComputedStyle(heading.parentElement ?? heading).display);
}

test('another page is shown only once its style is there', { tag: '@core' }, async ({ page }) => {
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

/** In a place of the page that has no style before. */
const BASEMENT = '/ultimate-guide-to-selling-your-home#basement';

test('a long page shows what follows the first screen when its style is there, and what the address points to', async ({
  page,
}) => {
  const release = await hold(page, SITE_STYLE);
  await page.goto(BASEMENT);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Thirty days before listing' })).toBeVisible();
  await expect(page.locator('#basement')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  release();
  await expect(page.locator('#basement')).toBeInViewport();
  await expect(page.locator('footer')).toBeVisible();
});

test('from a long page that has no more than its first screen yet, another page is shown once its style is there', async ({
  page,
}) => {
  const release = await hold(page, SITE_STYLE);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Call Does it All');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('a long page has the style of all pages once, also after another page', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('footer')).toBeVisible();
  await page.locator(FOOTER_ABOUT).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.locator('link[href*="/assets/site-"]')).toHaveCount(1);
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('footer')).toBeVisible();
});

test.describe('when the style of what follows does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('a long page shows it plain', async ({ page }) => {
    await page.route(SITE_STYLE, (route) => route.abort());
    await page.goto(BASEMENT);
    await expect(page.locator('#basement')).toBeInViewport();
    await expect(page.locator('footer')).toBeVisible();
  });
});

const longPages = [
  {
    path: '/',
    last: 'Water coming in or no heat?',
    firstScreen: 'body > header, main > section:nth-of-type(-n + 2)',
  },
  {
    path: '/ultimate-guide-to-selling-your-home',
    last: 'Thirty days before listing',
    firstScreen: 'body > header, main > header, main > section:first-of-type > header',
  },
  {
    path: '/about',
    last: 'From carpentry to home repair',
    firstScreen: 'body > header, main > :nth-child(-n + 2)',
  },
  {
    path: '/Andersen',
    last: 'Window and door replacement',
    firstScreen: 'body > header, main > header, main > div > div > div:nth-child(-n + 2)',
  },
];

test.describe('while the style of what follows the first screen is on its way', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, last, firstScreen } of longPages) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      test(`the first screen of ${path} looks as it will, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const release = await hold(page, SITE_STYLE);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { name: last })).toBeVisible();
        const early = await looksOf(page, firstScreen);
        expect(early.length).toBeGreaterThan(40);
        await expect(page.locator('footer')).toHaveCount(0);
        release();
        await expect(page.locator('footer')).toBeVisible();
        expect(await looksOf(page, firstScreen)).toEqual(early);
      });
    }
  }
});

/** Place, size and every computed property of some parts of a page, without the drawings, which are files of their own. */
function looksOf(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    await document.fonts.ready;
    return [...document.querySelectorAll(`:is(${selector}), :is(${selector}) :not(use)`)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const properties = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => style.getPropertyValue(name));
      return [element.outerHTML.slice(0, 80), x, y, width, height, ...properties].join(' ');
    });
  }, parts);
}
