import type { Measurement } from '../options.ts';
import { measureDelivering } from './delivering.ts';
import { measureFlood } from './flooding.ts';
import { measureMemory } from './memory.ts';
import { measurePageRate } from './page-rate.ts';
import { measureStoreRate } from './store-rate.ts';

const PARTS = ['pages', 'storing', 'flood', 'mails', 'memory'] as const;
const ENGINES = ['sqlite', 'postgres'] as const;

/** The maximum rounds of a slow measurement. */
const FEW = 3;

/** Pages, requests and mails per second relative to what is possible, and memory use. */
export const server: Measurement = {
  names: [...PARTS, ...ENGINES],
  async *run({ rounds = 5, chosen }) {
    const parts = chosen(PARTS);
    const engines = chosen(ENGINES);
    if (parts.includes('pages')) yield await measurePageRate(rounds);
    if (parts.includes('storing')) for (const engine of engines) yield await measureStoreRate(engine, rounds);
    if (parts.includes('flood')) {
      for (const engine of engines) yield await measureFlood(engine, Math.min(rounds, FEW));
    }
    if (parts.includes('mails')) yield await measureDelivering(Math.min(rounds, FEW));
    if (parts.includes('memory')) yield await measureMemory();
  },
};
