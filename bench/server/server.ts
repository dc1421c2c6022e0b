import type { Report } from '../report.ts';
import { measurePageRate } from './page-rate.ts';
import { measureStoreRate } from './store-rate.ts';

/** How many pages and requests the server answers a second, beside what is possible. */
export async function* measureServer(): AsyncGenerator<Report> {
  const headings = ['what', 'measured'];
  const pages = await measurePageRate();
  yield { tables: [{ title: 'Pages', headings, rows: pages.map((row) => [...row]) }], judged: [], noise: [] };
  yield {
    tables: [{ title: 'Stored durably', headings, rows: await measureStoreRate() }],
    judged: [],
    noise: [],
  };
}
