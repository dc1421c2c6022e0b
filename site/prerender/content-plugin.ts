import { stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Job, ServiceSheet } from '../../content/schema.ts';
import { asContent, contentDir, contentFile } from '../../scripts/folders.mjs';
import { typesetWords } from '../typography/typeset.ts';
import { readHead } from './front-matter.ts';

/** The patterns of `import.meta.glob` that look into `content/`. */
const GLOB = /(['"])(!?)(?:\.\.\/)+content\/(?!use-content)([^'"]*)\1/g;

/** Parts of a file that can be imported alone, and what the names of their modules end in. */
const PART = /\?(head|first-job|short-job)$/;
const PART_ID = /^\0(.*)\.(head|first-job|short-job)$/;

/** The builds that make pages; mails are text as it was typed. Vitest calls its own like the one of `npm run dev`. */
const PAGES = new Set(['client', 'prerender', ...(process.env.VITEST ? [] : ['ssr'])]);

/**
 * Reads `content/`:
 * - Imports and glob patterns are redirected to CONTENT_DIR. Packages imported from there resolve to this project's, wherever
 *   the folder is.
 * - The strings are typeset for the pages. The texts of services are typeset by `remarkTypeset`.
 * - Menus and lists need not bundle fourteen pages of text and every schedule: `painting.mdx?head` is the front matter alone,
 *   which is validated too; `sheets/decks.ts?short-job` is the job with a short name, under that name, if there is one, and
 *   `?first-job` the same job under its whole name, or else the first with a price. Both say whether it is a sample.
 */
export function contentPlugin(): Plugin {
  const isOurs = resolve(contentDir) === resolve('content');
  return {
    name: 'content',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [query, part] = PART.exec(source) ?? [];
      if (query) {
        const file = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: false });
        // The name must not end in .mdx, or the MDX plugin would compile the front matter.
        return file && `\0${file.id}.${part}`;
      }
      // Vite's dependency scan in development skips `transform` below; our own folder has the same packages.
      const { scan = false }: { isEntry: boolean; scan?: boolean } = options;
      if (scan || importer === undefined || isOurs) return;
      // A virtual module imports the exact file that it was made from.
      if (importer.startsWith('\0')) return;
      const from = importer.replace(/\?.*$/, '');
      const [, path = '', rest = ''] = /^([^?]*)(.*)$/.exec(source) ?? [];
      if (/^[\w@]/.test(path) && isOutside(from)) {
        return this.resolve(source, resolve('vite.config.ts'), { skipSelf: true });
      }
      if (!/^[./]/.test(path)) return;
      const file = contentFile(resolve(dirname(from), path), from);
      return file === undefined ? undefined : this.resolve(file + rest, importer, { skipSelf: true });
    },
    async load(id) {
      const [, file, part] = PART_ID.exec(id) ?? [];
      if (!file) return;
      this.addWatchFile(file);
      const code = part === 'head' ? await readHead(file) : await readJob(file, part === 'short-job');
      return { code, moduleType: 'js' };
    },
    transform(code, id) {
      let changed = code;
      if (!isOurs && code.includes('import.meta.glob')) {
        const folder = relative(dirname(id), resolve(contentDir));
        changed = code.replace(GLOB, (_, quote, not, rest) => `${quote}${not}${join(folder, rest)}${quote}`);
      }
      const isContent = id.endsWith('.ts') && !relative(resolve('content'), asContent(id)).startsWith('..');
      if (isContent && PAGES.has(this.environment.name)) changed = typesetWords(changed);
      return changed === code ? undefined : { code: changed, map: null };
    },
    // Vite's server builds copy no extra files, so this one is written here.
    async writeBundle({ dir = '' }) {
      if (this.environment.name === 'leads') await writeFile(join(dir, 'content-dir'), resolve(contentDir));
    },
  };
}

/** Whether a module is in a CONTENT_DIR outside this project, where no parent folder has our packages. */
function isOutside(file: string): boolean {
  const inOurs = (folder: string) => !relative(resolve(folder), file).startsWith('..');
  return inOurs(contentDir) && !inOurs('.');
}

/** One job of a service's sheet. Such files import no picture and no other thing that only Vite can read. */
async function readJob(file: string, byShortName: boolean): Promise<string> {
  const { mtimeMs } = await stat(file);
  const { sheet }: { sheet: ServiceSheet } = await import(`${pathToFileURL(file)}?${mtimeMs}`);
  const { jobs, sample } = sheet;
  const short = jobs.find((job) => job.short);
  const { name, price, priced } = short ?? jobs.find((job) => job.price) ?? (jobs[0] as Job);
  const job = byShortName
    ? short && { name: short.short, price, sample }
    : { name: typesetWords(name), price, priced, sample };
  return `export default ${JSON.stringify(job)}`;
}
