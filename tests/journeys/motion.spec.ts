import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';

/** What moved, or was asked to: seen by the page itself from its first script on. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
      const real = Element.prototype[name];
      Element.prototype[name] = function (this: Element, options?: ScrollToOptions) {
        if (options?.behavior === 'smooth') moved.push(`${name}, smooth`);
        return real.call(this, options);
      };
    }
    const start = document.startViewTransition;
    document.startViewTransition = (update) => {
      moved.push('a view transition within the page');
      return start.call(document, update);
    };
    addEventListener('pagereveal', (event) => {
      if (event.viewTransition) moved.push('a view transition between two pages');
    });
    // The lightbox moves pictures frame by frame by itself. While one is held it follows the pointer, which is no motion.
    let isHeld = false;
    addEventListener('pointerdown', () => (isHeld = true), true);
    addEventListener('pointerup', () => (isHeld = false), true);
    let places = '';
    let changes = 0;
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { animationName, transitionProperty } = animation as CSSAnimation & CSSTransition;
        moved.push(`${animationName ?? transitionProperty ?? 'an animation'}`);
      }
      const before = places;
      places = Array.from(
        document.querySelectorAll<HTMLElement>('.pswp__container, .pswp__zoom-wrap'),
        ({ style }) => style.transform,
      ).join();
      changes = isHeld || places === before ? 0 : changes + 1;
      if (changes > 3) moved.push('a picture, frame by frame');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)]);
}

/** Uses what moves for everybody else; returns what moved on the way. */
async function tryEverything(page: Page): Promise<string[]> {
  const motion = await watchMotion(page);
  await page.goto('/about');
  await page.evaluate(() => location.assign('/'));
  await expect(page).toHaveTitle('home');
  await hydrated(page);
  await page.getByRole('button', { name: 'Slide 2' }).click();
  await page.getByRole('link', { name: 'Get an Estimate' }).first().hover();
  await page.getByRole('button', { name: 'Next: Customer reviews' }).click();
  await page.getByRole('group', { name: 'Cutaway of a house' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Decks' }).hover();
  await page.mouse.wheel(0, 1500);
  await page.getByRole('banner').locator('summary').click();
  const seen = await motion();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Carpentry' }).click();
  await expect(page).toHaveTitle(/Carpentry/);
  const picture = page.getByRole('region', { name: 'Recent Projects' }).getByRole('link').first();
  await picture.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('z');
  await drag(page, { x: 60, y: 40 });
  await page.keyboard.press('z');
  // To the next picture, not far enough for it, and not far enough to close.
  for (const by of [
    { x: -500, y: 0 },
    { x: -20, y: 0 },
    { x: 0, y: -30 },
  ])
    await drag(page, by);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await picture.click();
  await expect(dialog).toBeFocused();
  // Far enough to close.
  await drag(page, { x: 0, y: 350 });
  await expect(dialog).toHaveCount(0);
  await picture.click();
  await expect(dialog).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  return [...seen, ...(await motion())];
}

/** Drags what is in the middle of the window, releases it, and waits until it rests. */
async function drag(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(640, 450);
  await page.mouse.down();
  await page.mouse.move(640 + x, 450 + y, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(400);
}

test.describe('for those who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    expect(await tryEverything(page)).toEqual([]);
  });
});

test('for everybody else pages, lists and pictures move', async ({ page }) => {
  const seen = await tryEverything(page);
  for (const motion of [
    'scrollTo, smooth',
    'pull-tape',
    'opacity',
    'transform',
    'a picture, frame by frame',
  ]) {
    expect(seen).toContain(motion);
  }
});
