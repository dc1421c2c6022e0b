import { useEffect, useRef } from 'react';

/** A polyfill for `scroll-initial-target`: scrolls the frame to its first child, which marks the target. */
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
