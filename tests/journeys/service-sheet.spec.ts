import { expect, hydrated, test } from '../journey.ts';
import { pagePaths } from '../page-paths.ts';
import { company } from '../sample.ts';

const servicePaths = pagePaths.filter((path) => path.startsWith('/service/'));

test('no service page, nor the tips, has an empty column longer than a screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [...servicePaths, '/tips']) {
    await page.goto(path);
    await hydrated(page);
    // In the right third, from top to bottom of the page's own part.
    const gap = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main :is(img, p, li, h2, h3, td, summary, figcaption)')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ right, height }) => right > (innerWidth * 2) / 3 && height > 0)
        .sort((a, b) => a.top - b.top);
      let bottom = boxes[0]?.bottom ?? 0;
      let longest = 0;
      for (const box of boxes) {
        longest = Math.max(longest, box.top - bottom);
        bottom = Math.max(bottom, box.bottom);
      }
      const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return Math.max(longest, end - bottom);
    });
    expect(gap, path).toBeLessThan(900);
  }
});

test('the right columns of a service page begin at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/service/flooring', '/service/carpentry', '/service/decks']) {
    await page.goto(path);
    await hydrated(page);
    const edges = await page.evaluate(() => {
      const heading = (words: string) =>
        [...document.querySelectorAll('article h2')].find(({ textContent }) => textContent === words);
      const parts = [
        document.querySelector('main a[href="/services"]:has(img)'),
        document.querySelector('main aside'),
        // In the second of two columns.
        heading('When not to call us')?.parentElement?.querySelector('li:last-child'),
        document.querySelector('section li:nth-child(3) [data-gallery-picture]'),
      ];
      return parts.flatMap((part) => (part ? Math.round(part.getBoundingClientRect().left) : []));
    });
    expect(edges.length, path).toBeGreaterThanOrEqual(3);
    expect(new Set(edges).size, `${path}: ${edges}`).toBe(1);
  }
});

test('the pictures of a gallery are alike in size, in rows of three from a tablet on, of two on a phone', async ({
  page,
}) => {
  for (const [width, inRow] of [
    [390, 2],
    [768, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/service/tile');
    await hydrated(page);
    const pictures = await page
      .locator('[data-gallery-picture]')
      .evaluateAll((all) =>
        all.map((picture) => picture.getBoundingClientRect()).map((r) => [r.width, r.top]),
      );
    expect(pictures).toHaveLength(9);
    // On a phone the ninth, alone in its row, is as wide as two.
    const widths = pictures.slice(0, inRow === 2 ? 8 : 9).map(([wide = 0]) => wide);
    expect(Math.max(...widths) - Math.min(...widths), `at ${width}`).toBeLessThan(1);
    const first = pictures.filter(([, top]) => top === pictures[0]?.[1]);
    expect(first, `at ${width}`).toHaveLength(inRow);
  }
});

test('on a desk the headers of all services are of one height, with headlines of at most three lines', async ({
  page,
}) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    const heights: number[] = [];
    for (const path of [...servicePaths, '/Andersen']) {
      await page.goto(path);
      await hydrated(page);
      const { height, lines } = await page.locator('main > header').evaluate((header) => {
        const title = header.querySelector('h1') as HTMLElement;
        const { lineHeight } = getComputedStyle(title);
        return {
          height: header.getBoundingClientRect().height,
          lines: Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
        };
      });
      expect(lines, path).toBeLessThanOrEqual(3);
      heights.push(height);
    }
    expect(Math.max(...heights) - Math.min(...heights), `${viewport.width}: ${heights}`).toBeLessThan(12);
    expect(Math.max(...heights)).toBeLessThan(700);
  }
});

test('on a phone the first paragraph is in the first screen, and the part of the house is after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of servicePaths) {
    await page.goto(path);
    await hydrated(page);
    const [intro, drawing] = await page.evaluate(() =>
      ['header + div p', 'a[href="/services"]:has(img)'].map(
        (selector) => document.querySelector(`main ${selector}`)?.getBoundingClientRect().top ?? -1,
      ),
    );
    const bar = await page
      .locator('body > nav > div')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(intro, path).toBeGreaterThan(0);
    // At least its first line.
    expect(intro, path).toBeLessThan(bar - 30);
    expect(drawing, path).toBeGreaterThan(intro ?? 0);
  }
});

test('where work cannot wait, the first screen has the emergency number, after the note about 911', async ({
  page,
}) => {
  const header = page.locator('main header');
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  // On a phone the bar at the bottom says it.
  for (const [width, height, place] of [
    [1440, 900, header],
    [390, 844, bar],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['mechanical-repairs', 'exterior', 'skylights', 'maintenance']) {
      await page.goto(`/service/${name}`);
      await hydrated(page);
      await expect(place.getByRole('link', { name: company.emergencyPhone })).toBeInViewport();
      await expect(place).toContainText('911');
    }
  }
  await page.goto('/service/painting');
  await hydrated(page);
  await expect(page.locator('main header').getByRole('link', { name: /555-0199/ })).toHaveCount(0);
});

test('a text leads to its own heading: the first five minutes', async ({ page }) => {
  await page.goto('/service/mechanical-repairs');
  await hydrated(page);
  await page.getByRole('link', { name: 'the first five minutes' }).click();
  await expect(
    page.getByRole('heading', { name: 'What should I do in the first five minutes?' }),
  ).toBeInViewport();
});

test('the schedule is a table with its headings, also on a phone, and is printed with the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/service/decks');
  await hydrated(page);
  const table = page.getByRole('table', { name: 'What it costs' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Job',
    'Usual price',
    'On site',
    'Permit',
    'What raises it',
  ]);
  expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
});
