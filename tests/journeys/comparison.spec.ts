import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';

const PAGE = '/service/decks';
const LABEL = /^How much of the drawing/;

async function unfold(page: Page) {
  const row = page.locator('main details', { hasText: 'Before and after' });
  await row.locator('summary').click();
  return row;
}

test('a range uncovers what was found or what was built, by keys, pointer and finger', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const range = page.getByRole('slider', { name: LABEL });
  const frame = page.locator('details', { hasText: 'Before and after' }).locator('div div').first();
  await unfold(page);
  await range.scrollIntoViewIfNeeded();
  /** How much of the photograph is cut off at its left, of its whole width. */
  const cut = () =>
    frame.locator('picture').evaluate((picture) => {
      const box = picture.closest('div') as HTMLElement;
      const [, left = ''] =
        /inset\(0(?:px)? 0(?:px)? 0(?:px)? (.*)\)/.exec(getComputedStyle(box).clipPath) ?? [];
      const probe = document.createElement('i');
      probe.setAttribute('hidden', '');
      box.append(probe);
      Object.assign(probe.style, { position: 'absolute', display: 'block', width: left });
      const part = probe.getBoundingClientRect().width / box.getBoundingClientRect().width;
      probe.remove();
      return Math.round(part * 100);
    });
  await expect(range).toHaveValue('60');
  expect(Math.abs((await cut()) - 60)).toBeLessThanOrEqual(3);
  await range.focus();
  await page.keyboard.press('End');
  await expect.poll(cut).toBe(100);
  await page.keyboard.press('Home');
  await expect.poll(cut).toBe(0);
  await page.keyboard.press('PageUp');
  await expect.poll(cut).toBeGreaterThan(5);
  const box = await range.boundingBox();
  if (!box) throw new Error('the range has no place');
  await range.click({ position: { x: box.width * 0.7, y: box.height / 2 } });
  // The range goes by whole percents, and its thumb is held where it was taken.
  await expect.poll(async () => Math.abs((await cut()) - 70)).toBeLessThanOrEqual(3);
});

test('drawing and photograph have the same size', async ({ page }) => {
  for (const [width, ratio] of [
    [390, 150],
    [768, 150],
    [1440, 178],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    const section = await unfold(page);
    await section.scrollIntoViewIfNeeded();
    const [drawing, photo] = [
      section.locator('img[src*="/found-decks"]:visible'),
      section.locator('picture img'),
    ];
    const [a, b] = [await drawing.boundingBox(), await photo.boundingBox()];
    expect(a, `${width}`).toEqual(b);
    expect(Math.round(((b?.width ?? 0) / (b?.height ?? 1)) * 100), `${width}`).toBe(ratio);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both are side by side, each with its caption, and there is no range', async ({ page }) => {
    await page.goto(PAGE);
    const section = await unfold(page);
    const [drawing, photo] = [
      section.locator('img[src*="/found-decks"]:visible'),
      section.locator('picture img'),
    ];
    const [a, b] = [await drawing.boundingBox(), await photo.boundingBox()];
    expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThanOrEqual(b?.x ?? 0);
    await expect(section.getByText('posts rotted at the ground')).toBeVisible();
    await expect(section.getByText('Cedar deck, 12 ft. deep')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
