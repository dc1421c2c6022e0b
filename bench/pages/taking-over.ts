import type { Browser, CDPSession, Page } from '@playwright/test';
import { PHONE, slowDown } from '../browser.ts';
import type { Report } from '../report.ts';
import { inRounds, median, spread, tryTwice } from '../rounds.ts';
import type { Sites } from '../sites/sites.ts';
import type { MeasuredPage } from './lighthouse.ts';

/** Times the floor's. */
const FIRST_PAINT_GOAL = 1.3;
/** In milliseconds, with a processor four times slower. */
const LONGEST_TASK_GOAL = 50;

/** The allowed spread, as a fraction of the median: measured paints of a few dozen ms vary more than computed ones. */
const NOISE = 0.2;

/** First paint and work until the page is taken over on this machine as it is, and the longest task on a slower one. */
export async function measureTakingOver(
  browser: Browser,
  sites: Sites,
  pages: MeasuredPage[],
  rounds: number,
): Promise<Report> {
  const subjects = [
    { name: 'floor best', url: `${sites.floorBest}/`, takesOver: false },
    ...pages.map(({ name, path }) => ({ name, url: sites.site + path, takesOver: true })),
  ];
  const asItIs = await inRounds(
    rounds,
    subjects,
    tryTwice((one) => loadPage(browser, { ...one, slowly: false })),
  );
  const slower = await inRounds(
    rounds,
    subjects,
    tryTwice((one) => loadPage(browser, { ...one, slowly: true })),
  );
  const firstPaint = (index: number) => middleOf(asItIs[index], 'firstPaint');
  const longestTask = (index: number) => middleOf(slower[index], 'longestTask');
  return {
    tables: [
      {
        title: `Loading without throttling, and the longest task with a processor four times slower, medians of ${rounds} rounds`,
        headings: [
          'page',
          'first paint ms',
          '× floor best',
          'main thread until taken over ms',
          'longest task at 4× ms',
        ],
        rows: subjects.map(({ name }, index) => [
          name,
          Math.round(firstPaint(index)),
          (firstPaint(index) / firstPaint(0)).toFixed(2),
          Math.round(middleOf(asItIs[index], 'mainThread')),
          Math.round(longestTask(index)) || 'under 50',
        ]),
      },
    ],
    judged: subjects.slice(1).flatMap(({ name }, index) => [
      {
        what: `${name}: first paint without throttling, beside the floor's`,
        value: firstPaint(index + 1) / firstPaint(0),
        unit: ' ×',
        digits: 2,
        goal: { atMost: FIRST_PAINT_GOAL },
      },
      {
        what: `${name}: longest task while taking over, at 4×`,
        value: longestTask(index + 1),
        unit: ' ms',
        goal: { atMost: LONGEST_TASK_GOAL },
      },
    ]),
    noise: [
      {
        what: "floor best's first paint without throttling",
        spread: spread((asItIs[0] ?? []).map((load) => load.firstPaint)),
        limit: NOISE,
      },
    ],
  };
}

function middleOf(loads: PageLoad[] | undefined, key: keyof PageLoad): number {
  return median((loads ?? []).map((load) => load[key]));
}

/** What a page load was like, in milliseconds from its beginning. */
type PageLoad = {
  firstPaint: number;
  /** Main thread time until hydration, or until the load event of a page without hydration. */
  mainThread: number;
  /** The longest task that began after the first paint; 0 if none took 50 ms. */
  longestTask: number;
};

/** In milliseconds: work right after hydration counts as part of it. */
const AFTERMATH = 1_000;

/** Loads a page once in a new browser context, as on a phone but without a slow network. */
async function loadPage(
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
