import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { asContent, contentDir, contentFile } from '../../scripts/folders.mjs';
import { typesetWords } from '../typography/typeset.ts';

/** The patterns of `import.meta.glob` that look into `content/`. */
const GLOB = /(['"])(!?)((?:\.\.\/)+content)\/([^'"]*)\1/g;

/** The builds that make pages; mails are text as it was typed. Vitest calls its own like the one of `npm run dev`. */
const PAGES = new Set(['client', 'prerender', ...(process.env.VITEST ? [] : ['ssr'])]);

/**
 * Reads `content/` and `messages/`:
 * - Imports and glob patterns are redirected to CONTENT_DIR. Packages imported from there resolve to this project's, wherever
 *   the folder is.
 * - The strings are typeset for the pages.
 */
export function contentPlugin(): Plugin {
  const isOurs = resolve(contentDir) === resolve('content');
  return {
    name: 'content',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Vite's dependency scan in development skips `transform` below; our own folder has the same packages.
      const { scan = false }: { isEntry: boolean; scan?: boolean } = options;
      if (scan || importer === undefined || isOurs) return;
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
    transform(code, id) {
      let changed = code;
      if (!isOurs && code.includes('import.meta.glob')) {
        const folder = relative(dirname(id), resolve(contentDir));
        changed = code.replace(GLOB, (whole, quote, not, from, rest) =>
          // The pages' own folder has that name, too.
          resolve(dirname(id), from) === resolve('content')
            ? `${quote}${not}${join(folder, rest)}${quote}`
            : whole,
        );
      }
      const inFolder = (folder: string) => !relative(resolve(folder), asContent(id)).startsWith('..');
      const hasWords = id.endsWith('.ts') && (inFolder('content') || inFolder('messages/en'));
      if (hasWords && PAGES.has(this.environment.name)) changed = typesetWords(changed);
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
