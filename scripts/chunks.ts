import { resolve } from 'node:path';
import type { Rollup } from 'vite';

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
    { name: 'advice', test: /\/(site\/ui|content\/words)\/emergency-advice/, priority: 1 },
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
