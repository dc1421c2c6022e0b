import { startBrowser } from '../browser.ts';
import type { Measurement } from '../options.ts';
import { serveSites } from '../sites/serve-sites.ts';
import { measureHeap } from './heap.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoading } from './loading.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { measureTakingOver } from './taking-over.ts';

const PARTS = ['lighthouse', 'taking-over', 'interactions', 'heap'] as const;
const PAGES = MEASURED_PAGES.map(({ name }) => name);

/** How our pages load relative to the floor, and how they respond to input. */
export const pages: Measurement = {
  names: [...PARTS, ...PAGES],
  async *run({ rounds = 5, chosen }) {
    const parts = chosen(PARTS);
    const names = chosen(PAGES);
    const measured = MEASURED_PAGES.filter(({ name }) => names.includes(name));
    const sites = await serveSites();
    try {
      // Lighthouse starts its own browsers; ours would take CPU time from them.
      if (parts.includes('lighthouse')) yield await measureLoading(sites, measured, rounds);
      const browser = await startBrowser(sites.browserFlags);
      try {
        if (parts.includes('taking-over')) yield await measureTakingOver(browser, sites, measured, rounds);
        if (parts.includes('interactions')) yield await measureInteractions(browser, sites, rounds);
      } finally {
        await browser.close();
      }
      if (parts.includes('heap')) yield await measureHeap(sites);
    } finally {
      await sites.stop();
    }
  },
};
