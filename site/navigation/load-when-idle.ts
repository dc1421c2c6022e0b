import type { LazyPage } from './lazy-page.tsx';

/** So few at a time that they are in the way of nothing that the visitor asks for. */
const AT_A_TIME = 3;

/** Loads the scripts of pages while the browser is idle, the first ones first, unless the visitor has to save data. */
export function loadWhenIdle(pages: LazyPage[]): void {
  if (savesData()) return;
  const waiting = pages.filter((page) => !page.isLoaded());
  const loadNext = () =>
    whenIdle(() => {
      // Without a connection the others would fail as well; each is tried again when it is asked for.
      waiting
        .shift()
        ?.load()
        .then(loadNext, () => undefined);
    });
  for (let lane = 0; lane < AT_A_TIME; lane++) loadNext();
}

type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked to save data, or the connection is too slow to fetch what may never be needed. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
