import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { company } from '../sample.ts';

/* How lines break and columns end: what no style can promise by itself, measured where the words are laid out. */

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

test('the emergency band begins in a phone’s first screen, and on most its number is there, after the note about 911', async ({
  page,
}) => {
  const band = page.getByRole('main').getByRole('region').filter({ hasText: company.emergencyPhone });
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(band.getByRole('heading')).toBeInViewport();
  }
  const number = company.emergencyPhone.replaceAll(/[()]/g, String.raw`\$&`);
  await expect(band).toContainText(new RegExp(`911.*${number}`));
  await expect(band.getByRole('link', { name: company.emergencyPhone })).toBeInViewport({ ratio: 1 });
});

test('what is short stays on one line of a phone: links of the menu, names of services, hours, these on a tablet, too', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    expect(await rowsOf(menu)).toEqual(Array(11).fill(1));
  }
  // On a phone the drawing has them.
  await page.setViewportSize({ width: 768, height: 1024 });
  const others = page.getByRole('navigation', { name: 'Also on the drawing' }).getByRole('link');
  expect(await rowsOf(others)).toEqual(Array(7).fill(1));
  await page.goto('/contact');
  await hydrated(page);
  const hours = page.getByRole('main').locator('dd').filter({ hasText: / to / });
  for (const viewport of [...PHONES, { width: 768, height: 1024 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport);
    expect(await rowsOf(hours)).toEqual([1, 1]);
  }
});

test('on a phone the emergency number of the form’s page is on one line, and beside its words where there is room', async ({
  page,
}) => {
  for (const [width, lines] of [
    [320, 3],
    [360, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/estimate');
    const [number, both] = await page.evaluate(() => {
      const link = document.querySelector('main p a[href^="tel:"]') as Element;
      const range = document.createRange();
      range.selectNodeContents(link);
      const number = range.getBoundingClientRect();
      range.setStartBefore(link.previousSibling as Node);
      const { height } = range.getBoundingClientRect();
      const { lineHeight } = getComputedStyle(link);
      return [number.height, height].map((each) => Math.round(each / Number.parseFloat(lineHeight)));
    });
    expect([number, both], `at ${width}`).toEqual([1, lines]);
  }
});

/** Elements beside others, and the column of twelve on which they begin, from 0. */
const STARTS: Record<string, [selector: string, column: number][]> = {
  '/': [
    ['main img', 5],
    ['[data-picture="before"] h2', 7],
    ['[data-picture="after"] img', 5],
    ['form', 5],
    ['footer dl', 3],
  ],
  '/service/decks': [
    ['main > header img', 5],
    ['main ul:has(> li > details)', 4],
    ['aside', 8],
  ],
};

test('on a desktop, elements beside others begin on one of twelve columns', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [path, parts] of Object.entries(STARTS)) {
      await page.goto(path);
      await hydrated(page);
      for (const [selector, column] of parts) {
        const start = await page.evaluate((selected) => {
          const sheet = document.querySelector('footer :has(> dl)') as Element;
          const { columnGap, paddingInlineStart } = getComputedStyle(sheet);
          const inset = Number.parseFloat(paddingInlineStart);
          const gap = Number.parseFloat(columnGap);
          const { left, width } = sheet.getBoundingClientRect();
          const part = document.querySelector(selected) as Element;
          // A cell begins with its text.
          const before = part.tagName === 'TH' ? Number.parseFloat(getComputedStyle(part).paddingLeft) : 0;
          const edge = part.getBoundingClientRect().left + before;
          return ((edge - left - inset) * 12) / (width - 2 * inset + gap);
        }, selector);
        expect(start, `${selector} of ${path} at ${viewport.width}`).toBeCloseTo(column, 1);
      }
    }
  }
});

/** The number of lines of each element's text; of several texts in it, the highest. */
function rowsOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let most = 0;
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        const rows = [...range.getClientRects()].filter(({ width }) => width > 1);
        most = Math.max(most, new Set(rows.map(({ top }) => Math.round(top))).size);
      }
      return most;
    }),
  );
}
