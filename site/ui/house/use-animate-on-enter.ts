import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';

/**
 * Lets a drawing draw itself when it first comes into view: `data-drawn` is `not-yet` until then, and `now` from then
 * on. A drawing that is in view already, or a visitor who wants no motion, gets it as it is.
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
