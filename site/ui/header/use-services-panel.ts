import { type RefObject, useEffect } from 'react';

/** Where the panel hangs below its button and a mouse can point at it. */
const HANGING = '(width >= 72rem) and (hover: hover)';

/**
 * Opens and closes the panel of a details element beyond what the element does by itself. Pointing opens it and
 * leaving closes it again, unless a press on its button has kept it open; Escape, the next press on its button, and a
 * press or the focus elsewhere close it, however it was opened and wherever the focus is.
 */
export function useServicesPanel(root: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const menu = root.current;
    const button = menu?.querySelector('summary');
    if (!menu || !button) return;
    let openedByPointing = false;

    const point = () => {
      if (menu.open || !matchMedia(HANGING).matches) return;
      menu.open = true;
      openedByPointing = true;
    };
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point();
    };
    const onLeave = () => {
      // A press leaves the focus on the button; only somebody at the keyboard is still in there.
      if (openedByPointing && !menu.querySelector(':focus-visible')) menu.open = false;
      openedByPointing = false;
    };
    const onPress = (event: MouseEvent) => {
      // On its way to the button the mouse has opened the panel already: the press was meant to open it, and closing it
      // then would punish whoever is slow. A key comes without pointing; its press has a `detail` of 0.
      if (openedByPointing && event.detail > 0) event.preventDefault();
      openedByPointing = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      if (menu.contains(document.activeElement)) button.focus();
      menu.open = false;
      openedByPointing = false;
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
    if (menu.matches(':hover')) point();
    return () => listening.abort();
  }, [root]);
}
