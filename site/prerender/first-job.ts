import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ServiceSheet } from '../../content/schema.ts';

const QUERY = '?first-job';

/**
 * Lets the site import only one job of a service's sheet (`sheets/decks.ts?first-job`), the first with a price, and whether
 * it is a sample: a list of all services then does not bring every schedule with it.
 */
export function firstJob(): Plugin {
  return {
    name: 'first-job',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer);
      return file && `\0${file.id}.first-job`;
    },
    async load(id) {
      if (!id.endsWith('.first-job')) return;
      const file = id.slice(1, -'.first-job'.length);
      this.addWatchFile(file);
      const { mtimeMs } = await stat(file);
      // Such files import no picture and no other thing that only Vite can read.
      const { sheet }: { sheet: ServiceSheet } = await import(`${pathToFileURL(file)}?${mtimeMs}`);
      const { jobs, sample } = sheet;
      const job = jobs.find(({ price }) => price) ?? jobs[0];
      return { code: `export default ${JSON.stringify({ job, sample })}`, moduleType: 'js' };
    },
  };
}
