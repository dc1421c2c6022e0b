import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The imports of each module of the site, including styles, by paths in the project. */
export type ImportGraph = Record<string, string[]>;

/** In the folder of Vite's own manifest. */
export const IMPORT_GRAPH = '.vite/imports.json';

/** The dynamic imports of this one are the pages, and each page has its own style. */
const ROUTES = 'site/routes.tsx';

/** Writes the import graph, which decides the style of each page. Vite's manifest has it only by chunk. */
export const importGraph: Plugin = {
  name: 'import-graph',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const graph: ImportGraph = {};
    for (const id of this.getModuleIds()) {
      const file = pathOf(id);
      if (!file.startsWith('site/')) continue;
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      graph[file] = [...importedIds, ...(file === ROUTES ? [] : dynamicallyImportedIds)].map(pathOf);
    }
    this.emitFile({ type: 'asset', fileName: IMPORT_GRAPH, source: JSON.stringify(graph) });
  },
};

function pathOf(id: string): string {
  return relative('.', id.replace(/[?].*/, ''));
}
