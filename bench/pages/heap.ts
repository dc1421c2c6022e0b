import type { CDPSession, Page } from '@playwright/test';
import { DESKTOP, startBrowser } from '../browser.ts';
import type { Report } from '../report.ts';
import type { Sites } from '../sites/sites.ts';

const MOVES = 200;
/** By then every page on the way has been loaded and kept. */
const FIRST_MOVES = 20;
/** Times the heap after the first moves. */
const GOAL = 1.05;

/** The links that are followed, in the menu of every page. */
const ROUND_TRIP = ['/about', '/contact', '/testimonials', '/tips'];

/**
 * V8 keeps compiling hot functions to machine code. After 200 moves that is a tenth of the heap, although the page keeps
 * nothing.
 */
const NO_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

/** The heap after many moves between pages, relative to the heap after a few. */
export async function measureHeap(sites: Sites): Promise<Report> {
  const browser = await startBrowser([...sites.browserFlags, NO_MACHINE_CODE]);
  try {
    const page = await browser.newPage(DESKTOP);
    const session = await page.context().newCDPSession(page);
    await page.goto(sites.site, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await follow(page, FIRST_MOVES);
    const before = await heapOf(session);
    await follow(page, MOVES / 2);
    // A leak grows as much in the second half as in the first; caches that fill up do not.
    const halfway = await heapOf(session);
    await follow(page, MOVES / 2);
    const after = await heapOf(session);
    return {
      tables: [
        {
          title: 'Heap of the page after garbage collection',
          headings: ['after moves', 'KiB'],
          rows: [
            [FIRST_MOVES, kib(before)],
            [FIRST_MOVES + MOVES / 2, kib(halfway)],
            [FIRST_MOVES + MOVES, kib(after)],
          ],
        },
      ],
      judged: [
        {
          what: `heap after ${MOVES} more moves`,
          value: after / before,
          unit: ' ×',
          digits: 3,
          goal: { atMost: GOAL },
          steady: true,
        },
      ],
      noise: [],
    };
  } finally {
    await browser.close();
  }
}

async function follow(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const path = ROUND_TRIP[move % ROUND_TRIP.length] ?? '/';
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
}

/** In bytes. Collects twice, because finalizers of the first collection release more. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

function kib(bytes: number): number {
  return Math.round(bytes / 1024);
}
