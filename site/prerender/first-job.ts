import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Job, ServiceSheet } from '../../content/schema.ts';
import { typesetWords } from '../typography/typeset.ts';

const QUERY = /\?(first-job|short-job)$/;

/**
 * Lets the site import a single job of a service's sheet, and whether it is a sample: a list of all services need not
 * bundle every schedule. `sheets/decks.ts?short-job` is the job with a short name, under that name, if there is one;
 * `?first-job` is the same job under its whole name, or else the first with a price.
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
      const [, file, what] = /^\0(.*)\.(first-job|short-job)$/.exec(id) ?? [];
      if (!file) return;
      this.addWatchFile(file);
      const { mtimeMs } = await stat(file);
      // Such files import no picture and no other thing that only Vite can read.
      const { sheet }: { sheet: ServiceSheet } = await import(`${pathToFileURL(file)}?${mtimeMs}`);
      const { jobs, sample } = sheet;
      const short = jobs.find((job) => job.short);
      const { name, price, priced } = short ?? jobs.find((job) => job.price) ?? (jobs[0] as Job);
      const job =
        what === 'first-job'
          ? { name: typesetWords(name), price, priced, sample }
          : short && { name: short.short, price, sample };
      return { code: `export default ${JSON.stringify(job)}`, moduleType: 'js' };
    },
  };
}
