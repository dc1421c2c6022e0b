import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Keeper } from './keeper/keeper.tsx';
import type { Letter, Outcome } from './send-form.ts';

/** The two kinds of form: what is typed into one is there in the others of its kind. */
export type FormKind = 'estimate' | 'contact';

/** A form as its keeper sees it. */
export type Desk = {
  kind: FormKind;
  /** Puts back what was kept; a form that starts anew does not. */
  restores: boolean;
  /** When the form came into the page, in milliseconds since that was loaded. */
  shownAt: number;
  /** Makes one try and tells what it came to. */
  post: (letter: Letter) => Promise<Outcome>;
  /** Sends what the visitor wants to have sent now. */
  send: (letter: Letter) => void;
  /** Goes on from what a try came to. */
  show: (outcome: Outcome) => void;
  /** Says something in place of what was said before. */
  say: (note: ReactNode) => void;
};

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
