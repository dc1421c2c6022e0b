import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { serveSites } from '../sites/serve-sites.ts';
import { measureLoading } from './loading.ts';
import { MEASURED_PAGES } from './measured-pages.ts';

/** How our pages load beside the floor, and how they answer a visitor. Yields each report when it is ready. */
export async function* measurePages({ rounds = 5, only }: Options): AsyncGenerator<Report> {
  const pages = MEASURED_PAGES.filter(({ name }) => only === undefined || only.includes(name));
  const sites = await serveSites();
  try {
    yield await measureLoading(sites, pages, rounds);
  } finally {
    await sites.stop();
  }
}
