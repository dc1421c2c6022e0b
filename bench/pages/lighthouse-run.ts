import { launch } from 'chrome-launcher';
import lighthouse, { type LighthouseResult } from 'lighthouse';

/** One run of Lighthouse as it tests a phone: simulated slow 4G, a processor four times slower. */
export type LighthouseRun = {
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

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures an address once, in a new browser with an empty cache. */
export async function runLighthouse(
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
