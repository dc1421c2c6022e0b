import type { Browser } from '@playwright/test';
import { inRounds, tryTwice } from '../in-rounds.ts';
import type { Report } from '../report.ts';
import type { Sites } from '../sites/serve-sites.ts';
import { median, spread } from '../statistics.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { loadPage, type PageLoad } from './page-load.ts';

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
