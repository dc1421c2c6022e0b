import { expect, hydrated, test } from '../journey.ts';
import { expectFocusVisible } from './focus-visibility.ts';
import { FOCUS_WINDOWS } from './measures.ts';

const GUIDE = '/ultimate-guide-to-selling-your-home';

for (const { viewport, paths } of FOCUS_WINDOWS) {
  for (const path of paths) {
    test.describe(`${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test(`the focus can be seen wherever the keyboard takes it on ${path}`, async ({ page }) => {
        test.slow();
        await page.goto(path);
        await hydrated(page);
        await expectFocusVisible(page, 'Tab');
        await expectFocusVisible(page, 'Shift+Tab');
      });
    });
  }
}

test('the header does not cover the day of the listing when the keyboard goes back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GUIDE);
  await hydrated(page);
  const day = page.getByLabel('Listing date');
  await page.locator('summary', { hasText: 'Who to hire' }).focus();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Shift+Tab');
    if (await day.evaluate((field) => field.matches(':focus'))) break;
  }
  await expect(day).toBeFocused();
  const [field, line] = [await day.boundingBox(), await page.getByRole('banner').first().boundingBox()];
  if (!field || !line) throw new Error('nothing to measure');
  expect(field.y).toBeGreaterThanOrEqual(line.y + line.height);
});
