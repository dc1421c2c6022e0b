import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page whose script is loaded on render, or ahead of time by `load()`. */
export type LazyPage = { Component: LazyExoticComponent<ComponentType>; load: () => Promise<unknown> };

export function lazyPage(importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: ReturnType<typeof importPage> | undefined;
  const load = () => {
    loading ??= importPage().catch((error) => {
      // A failure is not cached: the page must be reachable once the connection is back.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { Component: lazy(() => load().catch(loadWholePage)), load };
}

/** When the script does not load, falls back to the HTML of the page; the address is already the new one. */
function loadWholePage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
