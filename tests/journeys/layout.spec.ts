import { expect, hydrated, test } from '../journey.ts';
import { pagePaths } from '../page-paths.ts';
import { WIDER_TEXT_WIDTHS, WIDTHS } from './measures.ts';

// The page for lost addresses has the status 404, which the browser reports.
test.use({ expectedErrors: /status of 404/ });

test('nothing sticks out sideways, from the smallest phone to the desk', async ({ page }) => {
  test.slow();
  for (const path of pagePaths) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test.describe('text that is set wider', () => {
  // The reader's own style sheet is not subject to ours; one that a test adds would be.
  test.use({ bypassCSP: true });

  for (const width of WIDER_TEXT_WIDTHS) {
    test(`fits on every page at ${width}, and no phone number is broken`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      for (const path of pagePaths) {
        await page.goto(path);
        await hydrated(page);
        await page.addStyleTag({ content: TEXT_SPACING });
        if (path === '/') await page.getByRole('button', { name: 'Menu' }).click();
        expect(await page.evaluate(findMisfits), path).toEqual([]);
      }
    });
  }
});

/** Text beyond the page's edge or cut off by its box, and phone numbers on two lines. */
function findMisfits(): string[] {
  const misfits: string[] = [];
  const { scrollWidth } = document.documentElement;
  // The page is narrower than the window where room is kept for a scrollbar.
  const room = document.body.offsetWidth;
  if (scrollWidth > room) misfits.push(`the page is ${scrollWidth} wide and has ${room}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, [role="status"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const box = parent.closest('a, button, label, fieldset, li, main, header, footer, nav') ?? parent;
    const { left, right } = box.getBoundingClientRect();
    // Half of the gap between two columns, and the space after the last letter is no letter.
    const TOLERANCE = 9;
    const isOut = (line: DOMRect) => line.left < left - TOLERANCE || line.right > right + TOLERANCE;
    if (lines.some((line) => line.right > 0 && isOut(line))) misfits.push(`sticks out: ${text.textContent}`);
    const rows = new Set(lines.map(({ top }) => Math.round(top)));
    if (parent.closest('a[href^="tel:"]') && /\d{4}/.test(text.data) && rows.size > 1)
      misfits.push(`broken: ${text.textContent}`);
  }
  return misfits;
}

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
