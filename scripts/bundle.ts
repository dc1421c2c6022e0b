import { relative, resolve } from 'node:path';
import type { BuildOptions, Plugin, Rollup } from 'vite';
import { TABLE } from '../contract/emergency/table.ts';
import { IMPORT_GRAPH, type ImportGraph } from '../site/prerender/style-sheet.ts';

/** What every page loads, and the home page. */
const HOME = ['site/hydrate.tsx', 'site/pages/home/home.tsx'];

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** Of the one build of a process. */
let onHome: Set<string> | undefined;

/**
 * What two pages or more need comes in one file, for a request a part would cost more than the parts; in a second
 * one what the home page has no use for. The first is filled first: a group takes with it whatever its parts need.
 */
export const chunks = {
  groups: [
    // Apart from ours, because each script is evaluated in a task of its own.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/site\/react\.ts$/, priority: 3 },
    {
      name: (id: string, graph: Graph) => {
        onHome ??= reachable(HOME, graph);
        return onHome.has(id) ? 'shared' : null;
      },
      debugName: 'shared',
      minShareCount: 2,
      priority: 2,
    },
    // Of both forms and the pages that thank: a form that comes near fetches nothing else of the inner pages for it.
    { name: 'advice', test: /\/(site\/ui|messages\/en)\/emergency-advice/, priority: 1 },
    { name: 'inner', minShareCount: 2 },
  ],
};

/** These modules and all that they import, without what is loaded later. */
function reachable(files: string[], graph: Graph): Set<string> {
  const found = new Set(files.map((file) => resolve(file)));
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * A tab that was open during an update asks for these when a visitor focuses its form: by a stable address, so it gets
 * those of the new version. They import nothing, because the other files of the old version are gone.
 */
const LASTING = ['altcha', 'foreign-provider'];

export function chunkFileNames({ name }: { name: string }): string {
  return LASTING.includes(name) ? 'captcha/[name].js' : 'assets/[name]-[hash].js';
}

/** The files that are fetched along with a script, without those that every page has already. */
export function preloadsOf(script: string, files: string[]): string[] {
  return files.filter((file) => file !== script && !/^assets\/(shared|react|rolldown-runtime)-/.test(file));
}

/** The dynamic imports of this one are the pages, and each page has its own style. */
const ROUTES = 'site/routes.tsx';

/**
 * Changes what a build makes:
 * - The table of the words for emergencies takes the place of what makes it, which a browser need not download.
 * - Beside the site's scripts is the import graph of its modules, which decides the style of each page. Vite's manifest has it
 *   only by chunk.
 * - Of the office's pages, which are rendered on the server, a browser gets the style and what that names.
 */
export const bundlePlugin: Plugin = {
  name: 'bundle',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/emergency\/table\.ts$/ },
    handler: () => `export const TABLE = ${JSON.stringify(TABLE)};`,
  },
  generateBundle: {
    // After Vite has made the style sheet of what the scripts import.
    order: 'post',
    handler(_options, bundle) {
      const { name } = this.environment;
      if (name === 'office')
        for (const [file, { type }] of Object.entries(bundle)) if (type === 'chunk') delete bundle[file];
      if (name !== 'client') return;
      const graph: ImportGraph = {};
      for (const id of this.getModuleIds()) {
        const file = pathOf(id);
        if (!file.startsWith('site/')) continue;
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        graph[file] = [...importedIds, ...(file === ROUTES ? [] : dynamicallyImportedIds)].map(pathOf);
      }
      this.emitFile({ type: 'asset', fileName: IMPORT_GRAPH, source: JSON.stringify(graph) });
    },
  },
};

function pathOf(id: string): string {
  return relative('.', id.replace(/[?].*/, ''));
}

/** Without this, a name removed from a file of `content/` would be missing on the page, with only a warning. */
export const refuseMissingWords: NonNullable<BuildOptions['rolldownOptions']>['onLog'] = (
  level,
  log,
  handle,
) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
  handle(level, log);
};
