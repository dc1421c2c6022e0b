import type { Engine } from '../../tests/torture/store.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { measureDelivering } from './delivering.ts';
import { measureFlood } from './flooding.ts';
import { measureMemory } from './memory.ts';
import { measurePageRate } from './page-rate.ts';
import { measureStoreRate } from './store-rate.ts';

const ENGINES: Engine[] = ['sqlite', 'postgres'];

/**
 * How many pages, requests and mails the server manages a second beside what is possible. `only` names databases, or some
 * of the parts `pages`, `storing`, `flood`, `mails` and `memory`. Yields each report when it is ready.
 */
export async function* measureServer({ rounds = 5, only }: Options): AsyncGenerator<Report> {
  const parts = only?.filter((name) => PARTS.includes(name)) ?? [];
  const named = ENGINES.filter((engine) => only?.includes(engine));
  const engines = named.length > 0 ? named : ENGINES;
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  if (isWanted('pages')) yield await measurePageRate(rounds);
  if (isWanted('storing')) for (const engine of engines) yield await measureStoreRate(engine, rounds);
  if (isWanted('flood')) for (const engine of engines) yield await measureFlood(engine, Math.min(rounds, 3));
  if (isWanted('mails')) yield await measureDelivering(Math.min(rounds, 3));
  if (isWanted('memory')) yield await measureMemory();
}

const PARTS = ['pages', 'storing', 'flood', 'mails', 'memory'];
