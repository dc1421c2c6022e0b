import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Slides turn by themselves only with a mouse, on a wide screen, for people who do not mind motion. */
const WHERE = '(width >= 64rem) and (hover: hover) and (prefers-reduced-motion: no-preference)';
const SECONDS_A_SLIDE = 8;

/**
 * Calls `next` every few seconds until the first sign of interest (a press, a key, a wheel, the focus), after
 * which it never does again. Off-screen and in a hidden tab it waits.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, next: () => void) {
  const [turning, setTurning] = useState(false);
  const turnOn = useEffectEvent(() => {
    if (!document.hidden && isInSight(element.current)) next();
  });

  useEffect(() => setTurning(matchMedia(WHERE).matches), []);

  useEffect(() => {
    if (!turning) return;
    const stop = () => setTurning(false);
    const signs = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const;
    const timer = setInterval(turnOn, SECONDS_A_SLIDE * 1000);
    for (const sign of signs) element.current?.addEventListener(sign, stop, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) element.current?.removeEventListener(sign, stop);
    };
  }, [turning, element]);

  return { turning, stop: () => setTurning(false) };
}

function isInSight(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().bottom > 0;
}
