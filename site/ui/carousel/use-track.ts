import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';

type Track = {
  ref: RefObject<HTMLUListElement | null>;
  /** The item at the start of the track, from 0. */
  index: number;
  /** Whether there is something to scroll. */
  overflows: boolean;
  /** Scrolls to an item; wraps around at both ends. */
  show: (index: number) => void;
};

/** Tracks and sets the position of a horizontal scroll-snap list. Swiping works without it. */
export function useTrack(): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const follow = () => setIndex(Math.round(track.scrollLeft / stepOf(track)));
    track.addEventListener('scroll', follow, { passive: true });
    return () => track.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    // Rounding can make scrollWidth one pixel larger than an exact fit.
    const observer = new ResizeObserver(() => {
      const now = track.scrollWidth > track.clientWidth + 1;
      startTransition(() => setOverflows(now));
    });
    for (const element of [track, ...track.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const show = (wanted: number) => {
    const track = ref.current;
    if (!track) return;
    const last = Math.round((track.scrollWidth - track.clientWidth) / stepOf(track));
    const target = wanted < 0 ? last : wanted > last ? 0 : wanted;
    track.scrollTo({
      left: target * stepOf(track),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  };

  return { ref, index, overflows, show };
}

/** The distance from one item to the next, in CSS pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as unknown as HTMLElement[];
  if (!first || !second) return track.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft || 1;
}
