import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';

/** Autoplay only with a mouse, on a wide screen, and without reduced motion. */
const AUTOPLAY_QUERY = '(width >= 64rem) and (hover: hover) and (prefers-reduced-motion: no-preference)';
const SLIDE_MS = 8_000;

/**
 * Calls `next` every few seconds, until the first interaction (pointer, key, wheel or focus) stops it for good. Pauses
 * off-screen and in a hidden tab.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, next: () => void) {
  const [turning, setTurning] = useState(false);
  const turnOn = useEffectEvent(() => {
    if (!document.hidden && isInSight(element.current)) next();
  });

  useEffect(() => startTransition(() => setTurning(matchMedia(AUTOPLAY_QUERY).matches)), []);

  useEffect(() => {
    if (!turning) return;
    const stop = () => setTurning(false);
    const signs = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const;
    const timer = setInterval(turnOn, SLIDE_MS);
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
