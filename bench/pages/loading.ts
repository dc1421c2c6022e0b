import { findBrowser } from '../../scripts/find-browser.mjs';
import { inRounds, tryTwice } from '../in-rounds.ts';
import type { Judged, Report } from '../report.ts';
import type { Sites } from '../sites/serve-sites.ts';
import { median, spread } from '../statistics.ts';
import { CATEGORIES, type LighthouseRun, runLighthouse } from './lighthouse-run.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** In milliseconds, beside the floor's. */
const BLOCKING_GOAL = 30;
const LAYOUT_SHIFT_GOAL = 0.01;

/** Parts of a median. Lighthouse computes paints from what it has seen, so a quiet machine repeats them closely. */
const PAINT_NOISE = 0.05;
const SPEED_NOISE = 0.15;

/** Lighthouse on the floor and on each page, in interleaved rounds; the medians beside the floor's best. */
export async function measureLoading(sites: Sites, pages: MeasuredPage[], rounds: number): Promise<Report> {
  const browser = { chromePath: findBrowser(), chromeFlags: sites.browserFlags };
  const [floor, best, ...ours] = await inRounds(
    rounds,
    [`${sites.floor}/`, `${sites.floorBest}/`, ...pages.map(({ path }) => sites.site + path)],
    tryTwice((url) => runLighthouse(url, browser)),
  );
  if (!floor || !best) throw new Error('the floor was not measured');
  const all = [
    { name: 'floor, one picture', runs: floor },
    { name: 'floor best', runs: best },
    ...pages.map(({ name }, index) => ({ name, runs: ours[index] ?? [] })),
  ];
  return {
    tables: [
      {
        title: `Lighthouse, phone, medians of ${rounds} rounds`,
        headings: HEADINGS,
        rows: all.map(({ name, runs }) => [name, ...cells(runs, best)]),
      },
    ],
    judged: pages.flatMap((page, index) => judge(page, ours[index] ?? [], best)),
    noise: [
      { what: "floor best's largest paint", spread: spreadOf(best, 'largestPaint'), limit: PAINT_NOISE },
      { what: "floor best's first paint", spread: spreadOf(best, 'firstPaint'), limit: PAINT_NOISE },
      {
        what: "the machine's speed (benchmarkIndex)",
        spread: spread(all.flatMap(({ runs }) => runs.map(({ benchmarkIndex }) => benchmarkIndex))),
        limit: SPEED_NOISE,
      },
    ],
  };
}

const HEADINGS = [
  'page',
  'LCP ms',
  '× floor best',
  'FCP ms',
  '× floor best',
  'blocking ms',
  'layout shift',
  'scores',
  'requests',
  'KiB',
  'script KiB',
  'HTML bytes',
  'below 100',
];

function cells(runs: LighthouseRun[], best: LighthouseRun[]): (string | number)[] {
  const middle = (key: NumberKey) => middleOf(runs, key);
  return [
    Math.round(middle('largestPaint')),
    (middle('largestPaint') / middleOf(best, 'largestPaint')).toFixed(2),
    Math.round(middle('firstPaint')),
    (middle('firstPaint') / middleOf(best, 'firstPaint')).toFixed(2),
    Math.round(middle('blocking')),
    middle('layoutShift').toFixed(3),
    scoresOf(runs).join(' '),
    middle('requests'),
    kib(middle('bytes')),
    kib(middle('scriptBytes')),
    middle('documentBytes'),
    [...new Set(runs.flatMap(({ failed }) => failed))].join(', '),
  ];
}

function judge(
  { name, atMost, isNotFound }: MeasuredPage,
  runs: LighthouseRun[],
  best: LighthouseRun[],
): Judged[] {
  const ratio = (key: NumberKey) => middleOf(runs, key) / middleOf(best, key);
  const scores = scoresOf(runs);
  const paint = { unit: ' ×', digits: 2, goal: { atMost } };
  return [
    { what: `${name}: largest paint beside the floor's`, value: ratio('largestPaint'), ...paint },
    { what: `${name}: first paint beside the floor's`, value: ratio('firstPaint'), ...paint },
    {
      what: `${name}: blocking time more than the floor's`,
      value: middleOf(runs, 'blocking') - middleOf(best, 'blocking'),
      unit: ' ms',
      goal: { atMost: BLOCKING_GOAL },
    },
    {
      what: `${name}: layout shift`,
      value: middleOf(runs, 'layoutShift'),
      unit: '',
      digits: 3,
      goal: { below: LAYOUT_SHIFT_GOAL },
      steady: true,
    },
    ...(isNotFound ? CATEGORIES.slice(0, 2) : CATEGORIES).map((category, index) => ({
      what: `${name}: Lighthouse ${category}`,
      value: scores[index] ?? Number.NaN,
      unit: '',
      goal: { atLeast: 100 },
      steady: category !== 'performance',
    })),
  ];
}

type NumberKey = Exclude<keyof LighthouseRun, 'scores' | 'failed'>;

function middleOf(runs: LighthouseRun[], key: NumberKey): number {
  return median(runs.map((run) => run[key]));
}

function spreadOf(runs: LighthouseRun[], key: NumberKey): number {
  return spread(runs.map((run) => run[key]));
}

function scoresOf(runs: LighthouseRun[]): number[] {
  return CATEGORIES.map((_, index) => median(runs.map(({ scores }) => scores[index] ?? Number.NaN)));
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
