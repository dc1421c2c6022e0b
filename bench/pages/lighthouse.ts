import { launch } from 'chrome-launcher';
import lighthouse, { type LighthouseResult } from 'lighthouse';
import { findBrowser } from '../../scripts/find-browser.mjs';
import type { Judged, Report } from '../report.ts';
import { inRounds, median, spread, tryTwice } from '../rounds.ts';
import type { Sites } from '../sites/sites.ts';

/** A page, and the most that its paints may take relative to the floor's best. */
export type MeasuredPage = {
  name: string;
  path: string;
  atMost: number;
  /** Lighthouse counts the 404 status and `noindex` as faults. */
  isNotFound?: boolean;
};

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

/** One run of Lighthouse as it tests a phone: simulated slow 4G, a processor four times slower. */
type LighthouseRun = {
  /** In milliseconds, as Lighthouse computes them for the slow phone. */
  firstPaint: number;
  largestPaint: number;
  /** Total Blocking Time: task time beyond 50 ms between first paint and interactive, in milliseconds. */
  blocking: number;
  /** Cumulative Layout Shift, without a unit. */
  layoutShift: number;
  /** Performance, accessibility, best practices, search engines: 0 to 100. */
  scores: number[];
  /** The audits that kept a score below 100. */
  failed: string[];
  requests: number;
  /** Sent over the network with headers, in bytes. */
  bytes: number;
  scriptBytes: number;
  documentBytes: number;
  /** How fast this machine was before the page was loaded; Lighthouse's own measure. */
  benchmarkIndex: number;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures an address once, in a new browser with an empty cache. */
async function runLighthouse(
  url: string,
  browser: { chromePath: string; chromeFlags: string[] },
): Promise<LighthouseRun> {
  const chrome = await launch(browser);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      // The page for what was not found answers 404, as it must.
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return readResult(result.lhr);
  } finally {
    chrome.kill();
  }
}

type NetworkRequest = { url: string; resourceType: string; transferSize: number };

function readResult({ audits, categories, environment }: LighthouseResult): LighthouseRun {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = ((audits['network-requests']?.details?.items ?? []) as NetworkRequest[]).filter(
    ({ url }) => !/^(data|blob):/.test(url),
  );
  const bytesOf = (some: NetworkRequest[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocking: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? Number.NaN) * 100)),
    failed: CATEGORIES.slice(1).flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && isBelow(audits[id]?.score))
        .map(({ id }) => id),
    ),
    requests: requests.length,
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    documentBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Document')),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** An audit without a score does not concern the page. */
function isBelow(score: number | null | undefined): boolean {
  return typeof score === 'number' && score < 1;
}
