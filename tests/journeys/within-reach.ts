import { expect, type Page } from '@playwright/test';
import { WIDTHS } from './measures.ts';

/** The least that a thumb hits, in CSS pixels. */
const THUMB = 44;

/** Nothing sticks out sideways at any width, and on a phone everything can be hit with a thumb. `name`: of the page. */
export async function expectWithinReach(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `${name} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await page
    .locator(
      ':is(main, header) :is(a, button, summary, select, textarea, input:not([type="hidden"])):visible',
    )
    .evaluateAll(
      (all, thumb) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const isSmall = height < thumb || width < thumb;
          return isSmall ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
        }),
      THUMB,
    );
  expect(small, name).toEqual([]);
}
