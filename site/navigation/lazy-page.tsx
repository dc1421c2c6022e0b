import { type ComponentType, use } from 'react';
import type { Page } from '../page.ts';
import { loadSiteStyle } from '../styles/site-style.ts';

export type PageProps = { page: Page };

/** A page whose script, content and style are loaded on render, or ahead of time by `load()`. */
export type LazyPage = {
  Component: ComponentType<PageProps>;
  load: () => Promise<unknown>;
  /** Whether it can be rendered at once. */
  isLoaded: () => boolean;
};

type Module = { default: ComponentType<PageProps> };

export function lazyPage(importPage: () => Promise<Module>, loadContent: () => Promise<void>): LazyPage {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  let shown: Promise<Module> | undefined;

  async function tryToLoad() {
    try {
      [loaded] = await Promise.all([importPage(), loadContent(), loadSiteStyle()]);
      return loaded;
    } catch (error) {
      // A failure is not cached: the page must be reachable once the connection is back.
      loading = undefined;
      throw error;
    }
  }

  function load() {
    loading ??= tryToLoad();
    return loading;
  }

  // Not React.lazy, which suspends once even when the script is there, and so cannot be rendered in one go.
  function Component({ page }: PageProps) {
    if (!loaded) shown ??= load().catch(loadWholePage);
    const Module = (loaded ?? use(shown as Promise<Module>)).default;
    return <Module page={page} />;
  }

  return { Component, load, isLoaded: () => loaded !== undefined };
}

/** When the script or the style does not load, falls back to the HTML of the page; the address is already the new one. */
function loadWholePage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

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
