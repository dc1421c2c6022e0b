import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Chooses the service that the address names, unless the visitor was faster; a later address is the newer choice. The
 * service becomes the select's default, as it is in a page from the server, so that a reset of the form leads back to it.
 */
export function useSuggestion(root: RefObject<HTMLElement | null>, suggested: string | undefined) {
  const last = useRef(suggested);
  // In the layout phase: before the draft comes, whose service was chosen earlier.
  useLayoutEffect(() => {
    const isNew = last.current !== suggested;
    last.current = suggested;
    const select = root.current?.querySelector('select');
    if (!select) return;
    const chosen = suggested && (isNew || select.value === '') ? suggested : select.value;
    for (const option of select.options) option.defaultSelected = option.value === (suggested ?? '');
    select.value = chosen;
  }, [root, suggested]);
}
