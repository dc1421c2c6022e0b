import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { pagePaths } from '../page-paths.ts';
import { company } from '../sample.ts';

const servicePaths = pagePaths.filter((path) => path.startsWith('/service/'));
const PHONE = { width: 390, height: 844 };

/** How high the other pages may be on a phone with their rows closed, in CSS pixels. */
const HEIGHTS = { '/': 9000, '/about': 7000, '/contact': 5000, '/estimate': 2600, '/commercial': 5000 };

for (const [path, highest] of Object.entries(HEIGHTS)) {
  test(`${path} is at most ${highest} px high on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(highest);
  });
}

for (const path of [...servicePaths, '/Andersen']) {
  test(`${path} is read in two minutes on a phone, with a button always near`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    const { height, words } = await page.evaluate(() => {
      const main = document.querySelector('main') as Element;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      let read = '';
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const { parentElement } = text;
        // The forms and lists of links are not read through.
        if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        if (!parentElement.closest('nav, aside, form, svg')) read += ` ${text.data}`;
      }
      return {
        height: document.documentElement.scrollHeight,
        words: read.match(/[\p{L}\p{N}$]\S*/gu)?.length ?? 0,
      };
    });
    expect(height).toBeLessThanOrEqual(7500);
    expect(words).toBeLessThanOrEqual(500);
    expect(words).toBeGreaterThan(200);

    const estimate = page.locator('body > nav a[href^="/estimate"]');
    const chosen = await page.locator('main header a[href^="/estimate"]').getAttribute('href');
    expect(chosen).toMatch(/^\/estimate\?service=./);
    await expect(estimate).toHaveAttribute('href', chosen ?? '');
    const end = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
    for (let top = 0; top < end - PHONE.height; top += 2 * PHONE.height) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(estimate, `at ${top}`).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${path} folds what search finds, an address opens and paper has`, async ({ page }) => {
    await open(page, path);
    const rows = page.locator('main details');
    const ids = await rows.evaluateAll((all) => all.map((row) => row.lastElementChild?.id ?? ''));
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
    const faults = await rows.evaluateAll((all) =>
      (all as HTMLDetailsElement[]).flatMap((row) => {
        // What folds on a phone alone.
        if (!row.querySelector('summary')?.checkVisibility()) return [];
        const { contentVisibility, display } = getComputedStyle(row, '::details-content');
        const isFound = contentVisibility === 'hidden' && display !== 'none';
        return row.open || !isFound || !row.lastElementChild?.textContent.trim() ? [row.textContent] : [];
      }),
    );
    expect(faults).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('main details:not(aside details) > :last-child')
      .evaluateAll((all) => all.filter((content) => !content.checkVisibility()).map((c) => c.textContent));
    expect(hidden).toEqual([]);
    await page.emulateMedia({ media: 'screen' });

    for (const id of ids) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expect(page.locator(`details:has(> [id="${id}"])`)).toHaveAttribute('open');
    }
  });
}

/** Goes to a page and waits for all of it: script, later style and fonts. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

test('an address opens the row that it leads into, when the page is loaded and when it is moved to', async ({
  page,
}) => {
  const answer = page.getByRole('heading', { name: 'What should I do about a warm or buzzing outlet?' });
  await page.goto('/service/mechanical-repairs#what-should-i-do-about-a-warm-or-buzzing-outlet');
  await expect(answer).toBeInViewport();
  await open(page, '/service/maintenance');
  await page.locator('summary', { hasText: 'Questions people ask' }).click();
  await page.getByRole('link', { name: 'a warm outlet' }).click();
  await expect(page).toHaveURL(/mechanical-repairs#/);
  await expect(answer).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a row opens by its summary and by its address', async ({ page }) => {
    await page.goto('/service/decks');
    await page.locator('summary', { hasText: 'Our warranty' }).click();
    await expect(page.getByText('two years on our workmanship')).toBeVisible();
    await page.goto('/service/decks#permits');
    await expect(page.getByText('in New York City it’s an architect')).toBeVisible();
  });
});

test('decks shows jobs of its own, with town, year and price', async ({ page }) => {
  await open(page, '/service/decks');
  const jobs = page.getByRole('region', { name: 'Built outdoors' }).getByRole('listitem');
  await expect(jobs).toHaveCount(3);
  for (const job of await jobs.all()) await expect(job).toContainText(/20\d\d, \d+ days, \$\d+,\d{3}(?!–)/);
});

test('carpentry is chosen as service and maintenance, and the form says so', async ({ page }) => {
  await open(page, '/service/carpentry');
  await page.locator('main header a[href^="/estimate"]').click();
  // The page before has other things of that name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Free Estimate');
  const select = page.getByRole('main').getByLabel('Service');
  await expect(select).toHaveValue('service and maintenance');
  await expect(page.getByText('Carpentry: Service and maintenance')).toBeVisible();
});

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

test('the columns of a service page begin where the pictures of its gallery do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/service/flooring', '/service/carpentry', '/service/decks']) {
    await page.goto(path);
    await hydrated(page);
    const edges = await page.evaluate(() => {
      const edgeOf = (part: string) =>
        Math.round(document.querySelector(`main article ${part}`)?.getBoundingClientRect().left ?? -1);
      return {
        columns: ['> div > :has(> img)', '> div > section', 'blockquote', 'aside'].map(edgeOf),
        pictures: [1, 2, 1, 3].map((place) => edgeOf(`li:nth-child(${place}) [data-gallery-picture]`)),
      };
    });
    expect(edges.pictures, path).not.toContain(-1);
    expect(edges.columns, path).toEqual(edges.pictures);
  }
});

test('the pictures of a gallery are alike in size, in rows of three from a tablet on', async ({ page }) => {
  for (const [width, inRow] of [
    [390, 1],
    [768, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/service/tile');
    await page.locator('summary', { hasText: 'See all nine' }).click();
    const pictures = await page
      .locator('[data-gallery-picture]')
      .evaluateAll((all) =>
        all.map((picture) => picture.getBoundingClientRect()).map((r) => [r.width, r.top]),
      );
    expect(pictures).toHaveLength(9);
    const widths = pictures.map(([wide = 0]) => wide);
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
      ['header + article p', 'article div:has(> img)'].map(
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

test('where water comes in, one press leads to the steps, and another page leads there, too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const first = page.getByText('Stop all water upstairs: no shower, no flush. In an apartment');
  await open(page, '/service/mechanical-repairs');
  await expect(first).toBeHidden();
  await page.getByRole('link', { name: 'What to do right now' }).click();
  await expect(first).toBeInViewport();
  await open(page, '/service/maintenance');
  await page.locator('summary', { hasText: 'Questions people ask' }).click();
  await page.getByRole('link', { name: 'the steps for a ceiling' }).click();
  await expect(first).toBeInViewport();
});

test('each job of the schedule says its price and days; its row has the permit and what raises the price', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/service/decks');
  const jobs = page.getByRole('list', { name: 'What it costs' }).getByRole('listitem');
  expect(await jobs.count()).toBeGreaterThanOrEqual(6);
  const job = jobs.nth(2);
  await expect(job).toContainText('$2,200–$4,600');
  await expect(job.getByText('2 to 3 days')).toBeVisible();
  await expect(job.getByText('In most towns')).toBeHidden();
  await job.locator('summary').click();
  await expect(job.getByText('In most towns')).toBeVisible();
  await expect(job.getByText('A landing or footing to pour')).toBeVisible();
});
