import { contentDir } from '../../scripts/folders.mjs';
import { expect, hydrated, test } from '../journey.ts';
import { pagePaths } from '../page-paths.ts';
import { findBrokenLines, findDetailFaults, findMisfits } from './layout-faults.ts';
import { pageTags, WIDER_TEXT_WIDTHS, WIDTHS } from './measures.ts';

// The page for lost addresses has the status 404, which the browser reports.
test.use({ expectedErrors: /status of 404/ });

// One visit for all of it: loading a page takes longer than measuring it at every width.
for (const path of pagePaths) {
  test(`${path} does not shift, fits at every width, and leaves nothing on the device`, {
    tag: pageTags(path),
  }, async ({ page, context }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);

    expect(await page.evaluate(layoutShift), 'moves while it arrives').toBeLessThan(0.02);

    // Also what unfolds.
    await page.locator('main details').evaluateAll((all) => {
      for (const row of all) row.setAttribute('open', '');
    });
    let dots = 0;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `sticks out at ${width}`).toBeLessThanOrEqual(0);
      const lines = await page.evaluate(findBrokenLines);
      expect(lines.broken, `at ${width}`).toEqual([]);
      dots += lines.dots;
      expect(await page.evaluate(findDetailFaults), `labels of the detail at ${width}`).toEqual([]);
    }
    // Another contractor may have nothing to part by them.
    if (contentDir === 'content') expect(dots).toBeGreaterThan(0);

    await page.evaluate(setTextWider);
    await page.setViewportSize({ width: 320, height: 800 });
    if (path === '/') await page.getByRole('button', { name: 'Menu' }).click();
    for (const width of WIDER_TEXT_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findMisfits), `wider text at ${width}`).toEqual([]);
    }
  });
}

// Of our own content: an owner may have more to say. What folds is closed.
const HEIGHTS = { '/': 9_000, '/about': 7_000, '/commercial': 5_000 };

test.describe('on a phone', () => {
  test.skip(contentDir !== 'content', 'the bounds are those of the sample');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [path, bound] of Object.entries(HEIGHTS)) {
    test(`${path} is at most ${bound} pixels high`, { tag: '@core' }, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(bound);
    });
  }
});

/** As a reader may set it (WCAG 2.2, 1.4.12). A sheet made by script is not subject to the page's policy, nor is a reader's. */
function setTextWider() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** How far parts have moved while pictures and script arrived. */
async function layoutShift(): Promise<number> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(() => resolve([]), 300);
  });
  return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
}
