import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Persistence, PersistenceOptions } from './persistence/persistence.ts';

/**
 * Loads the persistence script when the form is within a screen of the viewport: the connection may be lost later.
 * Returns it once it is loaded, and a function that waits for it for the given milliseconds.
 */
export function usePersistence(form: RefObject<HTMLFormElement | null>, options: PersistenceOptions) {
  const loading = useRef<Promise<Persistence | undefined>>(undefined);
  const [persistence, setPersistence] = useState<Persistence>();

  function load(): Promise<Persistence | undefined> {
    loading.current ??= import('./persistence/persistence.ts')
      .then((script) => {
        const opened = form.current ? script.openPersistence(form.current, options) : undefined;
        setPersistence(opened);
        return opened;
      })
      .catch(() => {
        // Lets the next focus try again.
        loading.current = undefined;
        return undefined;
      });
    return loading.current;
  }

  const approach = useEffectEvent(load);
  // A layout effect: passive effects clean up later, and an outcome must not reach a form that is already unmounted.
  useLayoutEffect(() => {
    const element = form.current;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && approach(), {
      rootMargin: '100%',
    });
    if (element) watcher.observe(element);
    element?.addEventListener('focusin', approach);
    return () => {
      watcher.disconnect();
      loading.current?.then((opened) => opened?.close());
    };
  }, [form]);

  const timeout = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return [persistence, (ms: number) => Promise.race([load(), timeout(ms)])] as const;
}
