import { startBrowser } from '../browser.ts';
import type { Measurement } from '../rounds.ts';
import { serveSites } from '../sites/sites.ts';
import { measureHeap } from './heap.ts';
import { measureInteractions } from './interactions.ts';
import { type MeasuredPage, measureLoading } from './lighthouse.ts';
import { measureTakingOver } from './taking-over.ts';

/** Pages whose first screen is words and a drawing. */
const PLAIN = 1.1;

/** Pages that open with a photograph as wide as the screen. */
const WITH_PHOTOGRAPH = 1.25;

const MEASURED_PAGES: MeasuredPage[] = [
  { name: 'home', path: '/', atMost: PLAIN },
  { name: 'estimate', path: '/estimate', atMost: PLAIN },
  { name: 'contact', path: '/contact', atMost: PLAIN },
  { name: 'about', path: '/about', atMost: PLAIN },
  { name: 'services', path: '/services', atMost: PLAIN },
  { name: '404', path: '/404', atMost: PLAIN, isNotFound: true },
  { name: 'carpentry', path: '/service/carpentry', atMost: WITH_PHOTOGRAPH },
  { name: 'decks', path: '/service/decks', atMost: WITH_PHOTOGRAPH },
  { name: 'guide', path: '/ultimate-guide-to-selling-your-home', atMost: WITH_PHOTOGRAPH },
];

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
