import { expect, hydrated, test } from '../journey.ts';

const GUIDE = '/ultimate-guide-to-selling-your-home';

/** A phone, a low window, and that window at four times the size. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 600 },
  { width: 320, height: 256 },
];

for (const path of ['/contact', GUIDE]) {
  for (const viewport of windows) {
    test(`the badge of ${path} is at the foot of the form at ${viewport.width}, and covers nothing`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await hydrated(page);
      const form = page.locator('form[action="/contact_process.php"]');
      await form.getByLabel('First name').focus();
      const badge = page.getByText('Protected by ALTCHA');
      await expect(badge).toBeVisible();
      const covered = await badge.evaluate((element) => {
        const own = element.getBoundingClientRect();
        const others = element.ownerDocument.querySelectorAll(
          'main :is(a, button, input, textarea, label, legend)',
        );
        return [...others].filter((other) => {
          if (!other.checkVisibility()) return false;
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        }).length;
      });
      expect(covered).toBe(0);
      const [tag, frame] = [await badge.boundingBox(), await form.boundingBox()];
      if (!tag || !frame) throw new Error('nothing to measure');
      expect(tag.x + tag.width / 2).toBeLessThan(frame.x + frame.width / 2);
      expect(Math.abs(tag.y + tag.height / 2 - (frame.y + frame.height))).toBeLessThan(tag.height);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      if (path === GUIDE) await expect(badge).not.toBeInViewport();
    });
  }
}
