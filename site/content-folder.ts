import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentDir, contentFile } from '../scripts/folders.mjs';

/** The patterns of `import.meta.glob` that look into `content/`. */
const PATTERN = /(['"])(!?)(?:\.\.\/)+content\/([^'"]*)\1/g;

/**
 * Lets the program read its content from CONTENT_DIR: whatever it imports from `content/` comes from there, and its
 * patterns look there. What such a folder imports from packages is found in ours, wherever the folder lies.
 */
export function contentFolder(): Plugin {
  return {
    name: 'content-folder',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // While developing, Vite first looks for packages, without what `transform` below does; our own folder will do.
      const { scan = false }: { isEntry: boolean; scan?: boolean } = options;
      if (scan || importer === undefined || resolve(contentDir) === resolve('content')) return;
      // What a plugin has made of a file asks for that very file, wherever that was found.
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
    // Vite keeps no files beside the scripts of a server, so this one is written by hand.
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

/** Whether a module lies in a CONTENT_DIR that has none of our packages above it. */
function isOutside(file: string): boolean {
  const inOurs = (folder: string) => !relative(resolve(folder), file).startsWith('..');
  return inOurs(contentDir) && !inOurs('.');
}
