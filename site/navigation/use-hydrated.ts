import { startTransition, useEffect, useState } from 'react';

let isHydrated = false;

/**
 * False while prerendering and hydrating, true afterwards. What appears only then is rendered in a transition: React would
 * render a change of `useSyncExternalStore` in one long task.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  useEffect(() => {
    isHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
