import type { LazyPage } from './lazy-page.tsx';

/** Few enough not to delay what the visitor requests. */
const AT_A_TIME = 3;

/** Loads the scripts of pages in order while the browser is idle, unless the visitor saves data. */
export function loadWhenIdle(pages: LazyPage[]): void {
  if (savesData()) return;
  const waiting = pages.filter((page) => !page.isLoaded());
  const loadNext = () =>
    whenIdle(() => {
      // Stops on a failure: without a connection the others would fail too. Each is retried when it is visited.
      waiting
        .shift()
        ?.load()
        .then(loadNext, () => undefined);
    });
  for (let lane = 0; lane < AT_A_TIME; lane++) loadNext();
}

type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Whether Data Saver is on, or the connection is too slow to preload. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
