import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { holdScript } from './network.ts';

const HOUSE = 'img[src*="/drawings/house-"]';

/** The drawings that a page has fetched, each as its name and theme. */
function watchDrawings(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/drawings\/(.*)\.svg$/.exec(request.url()) ?? [];
    if (name) fetched.push(name.replace(/-[0-9a-f]{8}/, ''));
  });
  return fetched;
}

test('the switch of the theme changes the drawings, and no drawing is fetched that is not shown', async ({
  page,
}) => {
  const fetched = watchDrawings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/service/tile');
  await hydrated(page);
  const [light, dark] = [
    page.locator(`${HOUSE}[src$="-light.svg"]`),
    page.locator(`${HOUSE}[src$="-dark.svg"]`),
  ];
  await expect(light.first()).toBeVisible();
  await expect(dark.first()).toBeHidden();
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/-detail-light$/));
  expect(fetched.filter((name) => name.endsWith('-dark'))).toEqual([]);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await light.first().waitFor({ state: 'hidden' });
  await expect(dark.first()).toBeVisible();
  await dark.first().scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(dark.first())).toBe(true);
  // What was chosen holds against the device.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Light mode' }).click();
  await expect(light.first()).toBeVisible();
  await expect(dark.first()).toBeHidden();
});

test('a chosen theme is remembered and is there before the first paint', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await holdScript(page);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(242, 245, 250)');
});

test('with colors of their own, visitors get the drawing that fits those', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/service/tile');
  await hydrated(page);
  await page.getByRole('button', { name: 'Light mode' }).click();
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expect(page.locator(`${HOUSE}[src$="-dark.svg"]`).first()).toBeVisible();
  await expect(page.locator(`${HOUSE}[src$="-light.svg"]`).first()).toBeHidden();
});

test('a part that is pointed at is shown above the house, which gets faint, and from a card does not', async ({
  page,
}) => {
  const fetched = watchDrawings(page);
  await page.goto('/services');
  await hydrated(page);
  await expect.poll(() => fetched).toContain('house-light');
  expect(fetched).not.toContain('house-dark');
  expect(fetched.filter((name) => name.startsWith('house-decks'))).toEqual([]);
  await page.getByRole('heading', { name: 'Decks' }).hover();
  const part = page.locator(`${HOUSE}[src$="-decks-light.svg"]`);
  await expect.poll(() => isDrawn(part)).toBe(true);
  await expect(part).toHaveCSS('opacity', '1');
  const house = page.locator(`${HOUSE}[src$="-light.svg"]`).first();
  await expect(house).toHaveCSS('opacity', '1');
  const name = page.getByRole('group', { name: 'Cutaway of a house' }).getByRole('link', { name: 'Decks' });
  await name.hover();
  await expect(house).toHaveCSS('opacity', '0.35');
  await page.mouse.move(0, 0);
  await expect(house).toHaveCSS('opacity', '1');
  await expect(part).toHaveCSS('visibility', 'hidden');
});

test('the house is drawn when it scrolls into view, and is an image before and after', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const house = page.locator(`${HOUSE}[src$="-light.svg"]`).first();
  await expect(house).toHaveCSS('visibility', 'hidden');
  await page.getByRole('group', { name: 'Cutaway of a house' }).scrollIntoViewIfNeeded();
  const lines = page.locator('use[href*="/drawings/house-"]');
  await expect(lines).toHaveCount(2);
  await expect(lines).toHaveCount(0);
  await expect(house).toHaveCSS('visibility', 'visible');
});

/** By the width of the screen: the drawing, how large its names are at least, and how high the links that they are. */
for (const [width, drawing, size, high] of [
  [360, 'house-phone', 13, 44],
  [720, 'house', 14, 24],
  [1440, 'house', 14, 44],
] as const) {
  test(`at ${width} the house has all fifteen numbers and names beside it, without overlap`, async ({
    page,
  }) => {
    const fetched = watchDrawings(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services');
    const house = page.getByRole('group', { name: 'Cutaway of a house' });
    await house.scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain(`${drawing}-light`);
    const links = await house.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link.querySelector('span') ?? link);
        const number = link.querySelector('b') ?? link;
        const boxes = [number.getBoundingClientRect(), ...words.getClientRects()].filter(
          (box) => box.width > 0,
        );
        return {
          text: link.textContent,
          boxes: boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
          height: link.getBoundingClientRect().height,
          font: Number.parseFloat(getComputedStyle(link).fontSize),
          isShown: (link.querySelector('span') ?? link).checkVisibility({ visibilityProperty: true }),
        };
      }),
    );
    expect(links).toHaveLength(15);
    for (const [index, { text, boxes, height, font, isShown }] of links.entries()) {
      expect(text).toMatch(new RegExp(`^${index + 1} [A-Z]`));
      expect(isShown, text ?? '').toBe(true);
      expect(height, text ?? '').toBeGreaterThanOrEqual(high);
      expect(font, text ?? '').toBeGreaterThanOrEqual(size);
      for (const box of boxes) {
        expect(box.left, text ?? '').toBeGreaterThanOrEqual(0);
        expect(box.right, text ?? '').toBeLessThanOrEqual(width);
      }
      for (const other of links.slice(index + 1))
        for (const box of boxes)
          for (const its of other.boxes) {
            const apart =
              Math.min(box.right, its.right) - Math.max(box.left, its.left) <= 0 ||
              // The boxes of words are higher than the letters in them.
              Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) <= 4;
            expect(apart, `${text} and ${other.text}`).toBe(true);
          }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(fetched.filter((name) => /^house(-|$)/.test(name) && name !== `${drawing}-light`)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [colorScheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`the drawings are those of the ${colorScheme} theme, and on paper the light ones`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/services');
      const shown = page.locator(`${HOUSE}[src$="-${colorScheme}.svg"]`).first();
      await expect(shown).toBeVisible();
      await expect(page.locator(`${HOUSE}[src$="-${other}.svg"]`).first()).toBeHidden();
      await expect.poll(() => isDrawn(shown)).toBe(true);
      await page.emulateMedia({ colorScheme, media: 'print' });
      await expect(page.locator(`${HOUSE}[src$="-light.svg"]`).first()).toBeVisible();
      await expect(page.locator(`${HOUSE}[src$="-dark.svg"]`).first()).toBeHidden();
    });
  }
});

function isDrawn(image: ReturnType<Page['locator']>): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}
