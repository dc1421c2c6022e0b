import type { Browser, CDPSession, Page } from '@playwright/test';
import { PHONE, slowDown } from '../browser.ts';

/** What a page load was like, in milliseconds from its beginning. */
export type PageLoad = {
  firstPaint: number;
  /** Main thread time until hydration, or until the load event of a page without hydration. */
  mainThread: number;
  /** The longest task that began after the first paint; 0 if none took 50 ms. */
  longestTask: number;
};

/** In milliseconds: work right after hydration counts as part of it. */
const AFTERMATH = 1_000;

/** Loads a page once in a new browser context, as on a phone but without a slow network. */
export async function loadPage(
  browser: Browser,
  { url, takesOver, slowly }: { url: string; takesOver: boolean; slowly: boolean },
): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = slowly ? await slowDown(page, { network: false }) : await context.newCDPSession(page);
    await session.send('Performance.enable');
    const takenOver = Promise.withResolvers<number>();
    await page.exposeFunction('benchTakenOver', async () => takenOver.resolve(await taskTime(session)));
    await page.addInitScript(probe);
    await page.goto(url, { waitUntil: 'load' });
    const mainThread = takesOver ? await takenOver.promise : await taskTime(session);
    await page.waitForTimeout(AFTERMATH);
    return { ...(await readProbe(page)), mainThread };
  } finally {
    await context.close();
  }
}

/** All tasks of the page's main thread so far, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

type Probed = { firstPaint: number; tasks: { start: number; duration: number }[] };
type ProbedWindow = typeof window & { benchProbed: Probed; benchTakenOver(): void };

/** Runs in the page before anything else, and so may use nothing from outside itself. */
function probe(): void {
  if (window.top !== window) return;
  const probed: Probed = { firstPaint: Number.NaN, tasks: [] };
  const own = window as unknown as ProbedWindow;
  own.benchProbed = probed;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') probed.firstPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) probed.tasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return;
    observer.disconnect();
    own.benchTakenOver();
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

async function readProbe(page: Page): Promise<{ firstPaint: number; longestTask: number }> {
  const { firstPaint, tasks } = await page.evaluate(() => (window as unknown as ProbedWindow).benchProbed);
  const after = tasks.filter(({ start }) => start >= firstPaint);
  return { firstPaint, longestTask: Math.max(0, ...after.map(({ duration }) => duration)) };
}
