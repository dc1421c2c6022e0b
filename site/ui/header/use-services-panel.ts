import { type RefObject, useEffect } from 'react';

/** Where the panel hangs below its button and a mouse can point at it. */
const HANGING = '(width >= 72rem) and (hover: hover)';

/** A press this soon after pointing has opened the panel was meant to open it, in milliseconds. */
const SAME_MOVE_MS = 500;

/**
 * Opens and closes the panel of a details element beyond what the element does by itself. Pointing opens it and
 * leaving closes it again; Escape, a press on its button and a press or the focus elsewhere close it, however it
 * was opened and wherever the focus is.
 */
export function useServicesPanel(root: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const menu = root.current;
    const button = menu?.querySelector('summary');
    if (!menu || !button) return;
    let openedByPointing: number | undefined;

    const point = (timeStamp: number) => {
      if (menu.open || !matchMedia(HANGING).matches) return;
      menu.open = true;
      openedByPointing = timeStamp;
    };
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point(event.timeStamp);
    };
    const onLeave = () => {
      // A press leaves the focus on the button; only somebody at the keyboard is still in there.
      if (openedByPointing !== undefined && !menu.querySelector(':focus-visible')) menu.open = false;
      openedByPointing = undefined;
    };
    const onPress = (event: MouseEvent) => {
      const pointedAt = openedByPointing;
      openedByPointing = undefined;
      if (pointedAt !== undefined && event.timeStamp - pointedAt < SAME_MOVE_MS) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      if (menu.contains(document.activeElement)) button.focus();
      menu.open = false;
      openedByPointing = undefined;
    };
    const onElsewhere = (event: Event) => {
      if (!menu.contains(event.target as Node)) menu.open = false;
    };

    const listening = new AbortController();
    const { signal } = listening;
    menu.addEventListener('pointerenter', onEnter, { signal });
    menu.addEventListener('pointerleave', onLeave, { signal });
    button.addEventListener('click', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    // Somebody may have been pointing at it before the script came.
    if (menu.matches(':hover')) point(performance.now());
    return () => listening.abort();
  }, [root]);
}
