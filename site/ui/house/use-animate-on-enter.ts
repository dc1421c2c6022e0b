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
    if (drawing.getBoundingClientRect().top < innerHeight) return;
    drawing.dataset.drawn = 'not-yet';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        drawing.dataset.drawn = 'now';
        observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  return ref;
}
