import { type ComponentType, use } from 'react';
import { loadSiteStyle } from '../styles/site-style.ts';

/** A page whose script and style are loaded on render, or ahead of time by `load()`. */
export type LazyPage = {
  Component: ComponentType;
  load: () => Promise<unknown>;
  /** Whether it can be rendered at once. */
  isLoaded: () => boolean;
};

type Module = { default: ComponentType };

export function lazyPage(importPage: () => Promise<Module>): LazyPage {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  let shown: Promise<Module> | undefined;

  async function tryToLoad() {
    try {
      [loaded] = await Promise.all([importPage(), loadSiteStyle()]);
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
  function Component() {
    if (!loaded) shown ??= load().catch(loadWholePage);
    const Page = (loaded ?? use(shown as Promise<Module>)).default;
    return <Page />;
  }

  return { Component, load, isLoaded: () => loaded !== undefined };
}

/** When the script or the style does not load, falls back to the HTML of the page; the address is already the new one. */
function loadWholePage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
