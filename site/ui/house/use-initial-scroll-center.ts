import { useEffect, useRef } from 'react';

/**
 * Shows the middle of something wider than its frame first, where the browser does not know `scroll-initial-target`.
 * The first child lies over the part that is wanted.
 */
export function useInitialScrollCenter() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    const middle = frame?.firstElementChild as HTMLElement | undefined;
    if (!frame || !middle || frame.scrollLeft > 0 || CSS.supports('scroll-initial-target', 'nearest')) return;
    if (middle.offsetParent) frame.scrollLeft = middle.offsetLeft;
  }, []);
  return ref;
}
