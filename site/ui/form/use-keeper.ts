import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Desk } from './keeper/desk.ts';
import type { Keeper } from './keeper/keeper.tsx';

/**
 * Gets the part that keeps what was typed. It comes when the form is a screen away: nobody needs it before, and later
 * the connection may be gone. Returns what waits for it for so many milliseconds and no longer: a form works without.
 */
export function useKeeper(form: RefObject<HTMLFormElement | null>, desk: Desk) {
  const keeper = useRef<Promise<Keeper | undefined>>(undefined);

  function open(): Promise<Keeper | undefined> {
    keeper.current ??= import('./keeper/keeper.tsx')
      .then(({ openKeeper }) => (form.current ? openKeeper(form.current, desk) : undefined))
      .catch(() => {
        // It may come the next time that somebody touches the form.
        keeper.current = undefined;
        return undefined;
      });
    return keeper.current;
  }

  const approach = useEffectEvent(open);
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
      keeper.current?.then((opened) => opened?.close());
    };
  }, [form]);

  return (patience: number) =>
    Promise.race([open(), new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
}
