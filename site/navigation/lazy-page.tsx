import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page whose script comes when it is needed, or ahead of time by `load()`. */
export type LazyPage = { Component: LazyExoticComponent<ComponentType>; load: () => Promise<unknown> };

export function lazyPage(importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: ReturnType<typeof importPage> | undefined;
  const load = () => {
    loading ??= importPage().catch((error) => {
      // A lost connection must not make the page unreachable for the rest of the visit.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { Component: lazy(() => load().catch(loadWholePage)), load };
}

/** The script did not come, but the page may: the address is already the new one, so the browser asks for it. */
function loadWholePage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
