import { expect, hydrated, test } from '../journey.ts';
import { pagePaths } from '../page-paths.ts';

// The page for lost addresses has the status 404, which the browser reports.
test.use({ expected: /status of 404/ });

test('nothing sticks out sideways, from the smallest phone to the desk', async ({ page }) => {
  test.slow();
  for (const path of pagePaths) {
    await page.goto(path);
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('nothing moves while fonts, pictures and script arrive', async ({ page }) => {
  test.slow();
  for (const path of pagePaths) {
    await page.goto(path);
    await hydrated(page);
    const shift = await page.evaluate(async () => {
      const entries = await new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve([]), 300);
      });
      return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
    });
    expect(shift, path).toBeLessThan(0.02);
  }
});
