import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadSiteStyle } from '../styles/site-style.ts';

/** A page whose script and style are loaded on render, or ahead of time by `load()`. */
export type LazyPage = { Component: LazyExoticComponent<ComponentType>; load: () => Promise<unknown> };

export function lazyPage(importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: ReturnType<typeof importPage> | undefined;
  const load = () => {
    loading ??= importStyled(importPage).catch((error) => {
      // A failure is not cached: the page must be reachable once the connection is back.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { Component: lazy(() => load().catch(loadWholePage)), load };
}

async function importStyled(importPage: () => Promise<{ default: ComponentType }>) {
  const [page] = await Promise.all([importPage(), loadSiteStyle()]);
  return page;
}

/** When the script or the style does not load, falls back to the HTML of the page; the address is already the new one. */
function loadWholePage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
