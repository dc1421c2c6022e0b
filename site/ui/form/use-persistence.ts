import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Persistence, PersistenceOptions } from './persistence/persistence.ts';

/**
 * Loads the script that keeps what was typed. It comes when the form is a screen away: nobody needs it before, and later
 * the connection may be gone. Returns it once it is there, and a function that waits for it for so many milliseconds.
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
        // It may come the next time that somebody touches the form.
        loading.current = undefined;
        return undefined;
      });
    return loading.current;
  }

  const approach = useEffectEvent(load);
  // In the layout phase: a form that is gone already must not be told what arrives meanwhile.
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
