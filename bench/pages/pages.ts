import { startBrowser } from '../browser.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { serveSites } from '../sites/serve-sites.ts';
import { measureHeap } from './heap.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoading } from './loading.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { measureTakingOver } from './taking-over.ts';

/**
 * How our pages load beside the floor, and how they answer a visitor. `only` names pages, or one of the parts
 * `lighthouse`, `taking-over`, `interactions` and `heap`. Yields each report when it is ready.
 */
export async function* measurePages({ rounds = 5, only }: Options): AsyncGenerator<Report> {
  const named = MEASURED_PAGES.filter(({ name }) => only?.includes(name));
  const pages = named.length > 0 ? named : MEASURED_PAGES;
  const parts = only?.filter((name) => PARTS.includes(name)) ?? [];
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  const sites = await serveSites();
  try {
    // Lighthouse starts browsers of its own, and another one beside them would take part of the processor.
    if (isWanted('lighthouse')) yield await measureLoading(sites, pages, rounds);
    const browser = await startBrowser(sites.browserFlags);
    try {
      if (isWanted('taking-over')) yield await measureTakingOver(browser, sites, pages, rounds);
      if (isWanted('interactions')) yield await measureInteractions(browser, sites, rounds);
      if (isWanted('heap')) yield await measureHeap(browser, sites);
    } finally {
      await browser.close();
    }
  } finally {
    await sites.stop();
  }
}

const PARTS = ['lighthouse', 'taking-over', 'interactions', 'heap'];
