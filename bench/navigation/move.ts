import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE, scrollTo, slowDown } from '../browser.ts';

/** A link on one page to another; `site` is the address of both. */
export type Move = { name: string; site: string; from: string; to: string; way: Way };

/** From the click to the painted heading, in milliseconds. */
export type MoveTimes = {
  /** In a fresh browser. */
  cold: number;
  /** After the other page has been visited once. */
  warm: number;
  /** Whether the document stayed or another was loaded. */
  kind: 'move' | 'load';
};

/** In milliseconds: how long a visitor reads before the click, and how long to wait for a heading. */
const READING = 3_000;
const TIMEOUT = 30_000;

/** Follows a link twice in a new browser context, on a slow processor and network. */
export async function timeMove(browser: Browser, move: Move): Promise<MoveTimes> {
  const context = await browser.newContext(screenOf(move.way));
  try {
    const page = await context.newPage();
    const told: Told[] = [];
    await page.exposeFunction('benchTell', (one: Told) => void told.push(one));
    await page.addInitScript(probe);
    const cold = await follow(page, told, move);
    await page.waitForTimeout(1_000);
    const warm = await follow(page, told, move);
    return { cold: cold.time, warm: warm.time, kind: cold.kind };
  } finally {
    await context.close();
  }
}

async function follow(page: Page, told: Told[], { name, site, from, to, way }: Move) {
  const session = await slowDown(page, { network: true });
  await page.goto(site + from, { waitUntil: 'load' });
  await page.waitForTimeout(READING);
  told.length = 0;
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await press(page, session, link, way);
  for (const end = performance.now() + TIMEOUT; performance.now() < end; await page.waitForTimeout(20)) {
    const click = told.find((one) => one.type === 'click');
    const heading = told.find((one) => one.type === 'heading' && one.path !== from);
    if (click && heading?.type === 'heading') {
      await session.detach();
      return { time: heading.at - click.at, kind: heading.kind };
    }
  }
  throw new Error(`${name} by ${way}: no heading after the click, only ${JSON.stringify(told)}`);
}

/** How a visitor follows a link. */
export type Way = 'pointer' | 'keyboard' | 'touch';

export const WAYS: Way[] = ['pointer', 'keyboard', 'touch'];

function screenOf(way: Way): BrowserContextOptions {
  return way === 'touch' ? PHONE : DESKTOP;
}

/** In milliseconds: how long a pointer or the focus rests on a link before the press, and a finger on the glass. */
const REST = 100;
const FINGER = 80;

/** Follows a link as a person does. The time is taken from the click, which a finger makes when it is lifted. */
async function press(page: Page, session: CDPSession, link: Locator, way: Way): Promise<void> {
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

/** Events reported by the page, in fractional milliseconds since 1970: two documents have no other common clock. */
type Told =
  | { type: 'click'; at: number }
  /** The heading of another page has been painted; `kind` says whether the document is still the same. */
  | { type: 'heading'; at: number; kind: 'move' | 'load'; path: string; text: string };

/**
 * Runs in every document before anything else, serialized, so it must not use anything outside itself. A heading counts as
 * painted in the first task after the frame in which it is in the page, visible and not empty; in a new document, not
 * before first contentful paint.
 */
function probe(): void {
  if (window.top !== window) return;
  const tell = (told: Told) => (window as unknown as { benchTell?(told: Told): void }).benchTell?.(told);
  const since1970 = (time: number) => performance.timeOrigin + time;
  const heading = () =>
    [...document.querySelectorAll('h1')].find(
      (element) =>
        element.textContent?.trim() &&
        element.getClientRects().length > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const afterThisFrame = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(undefined);
  };

  /** Calls back with the text of the heading and the time at which it was painted. */
  function whenPainted(isWanted: (text: string) => boolean, callback: (text: string, at: number) => void) {
    const text = heading()?.textContent?.trim() ?? '';
    if (text && isWanted(text)) afterThisFrame(() => callback(text, performance.now()));
    else requestAnimationFrame(() => whenPainted(isWanted, callback));
  }

  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      const path = location.pathname;
      const before = heading()?.textContent?.trim();
      tell({ type: 'click', at: since1970(event.timeStamp) });
      const isNew = (text: string) => location.pathname !== path && text !== before;
      requestAnimationFrame(() =>
        whenPainted(isNew, (text, at) =>
          tell({ type: 'heading', at: since1970(at), kind: 'move', path: location.pathname, text }),
        ),
      );
    },
    { capture: true },
  );

  const path = location.pathname;
  let painted = Number.NaN;
  let words = '';
  let firstPaint = Number.NaN;
  const tellLoad = () => {
    const at = since1970(Math.max(painted, firstPaint));
    if (!Number.isNaN(at)) tell({ type: 'heading', at, kind: 'load', path, text: words });
  };
  whenPainted(
    () => location.pathname === path,
    (text, at) => {
      [words, painted] = [text, at];
      tellLoad();
    },
  );
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    firstPaint = paint.startTime;
    tellLoad();
  }).observe({ type: 'paint', buffered: true });
}
