import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentDir, contentFile } from '../scripts/folders.mjs';

/** The patterns of `import.meta.glob` that look into `content/`. */
const PATTERN = /(['"])(!?)(?:\.\.\/)+content\/([^'"]*)\1/g;

/**
 * Redirects imports and glob patterns for `content/` to CONTENT_DIR. Packages imported from there resolve to this project's,
 * wherever the folder is.
 */
export function contentFolder(): Plugin {
  return {
    name: 'content-folder',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Vite's dependency scan in development skips `transform` below; our own folder has the same packages.
      const { scan = false }: { isEntry: boolean; scan?: boolean } = options;
      if (scan || importer === undefined || resolve(contentDir) === resolve('content')) return;
      // A virtual module imports the exact file that it was made from.
      if (importer.startsWith('\0')) return;
      const from = importer.replace(/\?.*$/, '');
      const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(source) ?? [];
      if (/^[\w@]/.test(path) && isOutside(from)) {
        return this.resolve(source, resolve('vite.config.ts'), { skipSelf: true });
      }
      if (!/^[./]/.test(path)) return;
      const file = contentFile(resolve(dirname(from), path), from);
      return file === undefined ? undefined : this.resolve(file + query, importer, { skipSelf: true });
    },
    // Vite's server builds copy no extra files, so this one is written here.
    async writeBundle({ dir = '' }) {
      if (this.environment.name === 'leads') await writeFile(join(dir, 'content-dir'), resolve(contentDir));
    },
    transform(code, id) {
      if (!code.includes('import.meta.glob') || resolve(contentDir) === resolve('content')) return;
      const folder = relative(dirname(id), resolve(contentDir));
      return {
        code: code.replace(PATTERN, (_, quote, not, rest) => `${quote}${not}${join(folder, rest)}${quote}`),
        map: null,
      };
    },
  };
}

/** Whether a module is in a CONTENT_DIR outside this project, where no parent folder has our packages. */
function isOutside(file: string): boolean {
  const inOurs = (folder: string) => !relative(resolve(folder), file).startsWith('..');
  return inOurs(contentDir) && !inOurs('.');
}
