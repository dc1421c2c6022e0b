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
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { animationName, transitionProperty } = animation as CSSAnimation & CSSTransition;
        moved.push(`${animationName ?? transitionProperty ?? 'an animation'}`);
      }
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
  await page.getByRole('group', { name: 'A house in section' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Decks' }).hover();
  await page.mouse.wheel(0, 1500);
  await page.locator('summary').click();
  const seen = await motion();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Carpentry' }).click();
  await expect(page).toHaveTitle(/Carpentry/);
  await page.getByRole('region', { name: 'Recent Projects' }).getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return [...seen, ...(await motion())];
}

test.describe('for those who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    expect(await tryEverything(page)).toEqual([]);
  });
});

test('for everybody else pages, lists and pictures move', async ({ page }) => {
  const seen = await tryEverything(page);
  for (const motion of ['scrollTo, smooth', 'pull-tape', 'opacity']) {
    expect(seen).toContain(motion);
  }
});
