import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { holdScript } from './network.ts';
import { open } from './page-storage.ts';

/** Counts the loads of whole pages from here on, and the reports of errors. */
function watch(page: Page): { loads: string[]; reports: string[] } {
  const seen = { loads: [] as string[], reports: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads.push(request.url());
    if (request.url().endsWith('/api/client-errors')) seen.reports.push(request.postData() ?? '');
  });
  return seen;
}

async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

/** Has a link pressed, or without one the back button, once the address is the new one and the page is not. */
async function pressInTheMiddle(page: Page, link?: string): Promise<void> {
  await page.evaluate((selector) => {
    const press = () =>
      selector ? document.querySelector<HTMLAnchorElement>(selector)?.click() : history.back();
    const { pushState } = history;
    history.pushState = (...args) => {
      history.pushState = pushState;
      pushState.apply(history, args);
      setTimeout(press);
    };
  }, link);
}

const FOOTER_ABOUT = 'footer a[href="/about"]';

/** Opens the tips with the focus on the link to another page, and watches from there. */
async function begin(page: Page) {
  await open(page, '/tips');
  await page.locator(FOOTER_ABOUT).focus();
  return watch(page);
}

const presses: [how: string, press: (page: Page) => Promise<void>][] = [
  ...[10, 30, 80].map((pause): (typeof presses)[number] => [
    `Enter pressed three times on a link, ${pause} ms apart,`,
    async (page) => {
      for (let press = 0; press < 3; press++) {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(pause);
      }
    },
  ]),
  [
    'a link pressed again in the middle of its move',
    async (page) => {
      await pressInTheMiddle(page, FOOTER_ABOUT);
      await page.keyboard.press('Enter');
    },
  ],
  [
    'Enter held down on a link',
    async ({ keyboard }) => {
      for (let press = 0; press < 20; press++) await keyboard.down('Enter');
      await keyboard.up('Enter');
    },
  ],
];

for (const [how, press] of presses) {
  test(`${how} is one move`, async ({ page }) => {
    const seen = await begin(page);
    await press(page);
    await expectPage(page, '/about', 'About Us');
    expect(seen).toEqual({ loads: [], reports: [] });
    await page.goBack();
    await expectPage(page, '/tips', 'Tips & Ideas');
  });
}

test('another link pressed in the middle of a move leads to its page', async ({ page }) => {
  const seen = await begin(page);
  await pressInTheMiddle(page, 'footer a[href="/testimonials"]');
  await page.keyboard.press('Enter');
  await expectPage(page, '/testimonials', 'Testimonials');
  expect(seen).toEqual({ loads: [], reports: [] });
});

test('back in the middle of a move stays on the page', async ({ page }) => {
  const seen = await begin(page);
  await pressInTheMiddle(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tips & Ideas');
  await expect(page.locator('h1:focus, a:focus')).toHaveCount(1);
  expect(seen).toEqual({ loads: [], reports: [] });
});

test('the rest of a triple press lands on no part of the new page', async ({ page }) => {
  await open(page, '/tips');
  const { loads, reports } = watch(page);
  const link = page.locator(FOOTER_ABOUT);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5, { clickCount: 1 });
  await expectPage(page, '/about', 'About Us');
  for (const clickCount of [2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  await expectPage(page, '/about', 'About Us');
  expect({ loads, reports }).toEqual({ loads: [], reports: [] });
  // A new press is for the new page.
  await page.getByRole('banner').getByRole('link', { name: 'Get an Estimate' }).click();
  await expect(page).toHaveURL('/estimate');
});

test('links pressed while the script takes over lead to their page', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/tips');
  const { reports } = watch(page);
  await page.locator(FOOTER_ABOUT).focus();
  release();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await hydrated(page);
  expect(reports).toEqual([]);
});
