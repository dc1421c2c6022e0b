import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Job, ServiceSheet } from '../../content/schema.ts';

const QUERY = /\?(first-job|first-price)$/;

/**
 * Lets the site import only one job of a service's sheet, the first with a price, and whether it is a sample: its name and
 * price (`sheets/decks.ts?first-job`), or its price alone (`?first-price`). A list of all services then does not bring every
 * schedule with it.
 */
export function firstJob(): Plugin {
  return {
    name: 'first-job',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [query, what] = QUERY.exec(source) ?? [];
      if (!query) return;
      const file = await this.resolve(source.slice(0, -query.length), importer);
      return file && `\0${file.id}.${what}`;
    },
    async load(id) {
      const [, file, what] = /^\0(.*)\.(first-job|first-price)$/.exec(id) ?? [];
      if (!file) return;
      this.addWatchFile(file);
      const { mtimeMs } = await stat(file);
      // Such files import no picture and no other thing that only Vite can read.
      const { sheet }: { sheet: ServiceSheet } = await import(`${pathToFileURL(file)}?${mtimeMs}`);
      const { jobs, sample } = sheet;
      const { name, price, priced } = jobs.find((job) => job.price) ?? (jobs[0] as Job);
      const job = what === 'first-price' ? { price, sample } : { name, price, priced, sample };
      return { code: `export default ${JSON.stringify(job)}`, moduleType: 'js' };
    },
  };
}
