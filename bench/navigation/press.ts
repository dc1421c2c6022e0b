import type { BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE, scrollTo } from '../browser.ts';

/** How a visitor follows a link. */
export type Way = 'pointer' | 'keyboard' | 'touch';

export const WAYS: Way[] = ['pointer', 'keyboard', 'touch'];

export function screenOf(way: Way): BrowserContextOptions {
  return way === 'touch' ? PHONE : DESKTOP;
}

/** In milliseconds: how long a pointer or the focus rests on a link before the press, and a finger on the glass. */
const REST = 100;
const FINGER = 80;

/** Follows a link as a person does. The time is taken from the click, which a finger makes when it is lifted. */
export async function press(page: Page, session: CDPSession, link: Locator, way: Way): Promise<void> {
  await scrollTo(link);
  await page.waitForTimeout(300);
  if (way === 'keyboard') {
    await link.focus();
    await page.waitForTimeout(REST);
    return page.keyboard.press('Enter');
  }
  const box = await link.boundingBox();
  if (!box) throw new Error('the link cannot be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way === 'touch') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(FINGER);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.mouse.up();
}
