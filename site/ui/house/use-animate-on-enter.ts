import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';

/**
 * Starts a drawing's animation when it first scrolls into view: `drawn` is `not-yet` until then, `now` while it is drawn, and
 * undefined afterwards. Not for a drawing already in view, with
 * reduced motion, or on a phone.
 */
export function useAnimateOnEnter() {
  const ref = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<'not-yet' | 'now'>();
  const endAnimation = useCallback(() => setDrawn(undefined), []);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || prefersReducedMotion() || !matchMedia('(width >= 45rem)').matches) return;
    let isWaiting = false;
    // The observer also reports the initial position; measuring it here would force a layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (isWaiting && !entry.isIntersecting) return;
        if (!isWaiting && entry.boundingClientRect.top >= innerHeight) {
          isWaiting = true;
          setDrawn('not-yet');
          return;
        }
        if (isWaiting) setDrawn('now');
        observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  return { ref, drawn, endAnimation };
}
