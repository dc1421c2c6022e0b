import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';

/**
 * Starts a drawing's animation when it first scrolls into view: `data-drawn` is `not-yet` until then, and `now` afterwards.
 * Not for a drawing already in view, or with reduced motion.
 */
export function useAnimateOnEnter() {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || prefersReducedMotion()) return;
    // The observer also says where the drawing is at first: to measure that here would cost a layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isWaiting = drawing.dataset.drawn === 'not-yet';
        if (isWaiting && !entry.isIntersecting) return;
        if (isWaiting) drawing.dataset.drawn = 'now';
        else if (entry.boundingClientRect.top >= innerHeight) {
          drawing.dataset.drawn = 'not-yet';
          return;
        }
        observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  return ref;
}
