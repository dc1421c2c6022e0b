import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Selects the service in the address, unless the visitor has already chosen one; a later address overrides that. It also
 * becomes the select's default, which a form reset returns to, as in a page from the server.
 */
export function usePreselectedService(root: RefObject<HTMLElement | null>, suggested: string | undefined) {
  const last = useRef(suggested);
  // A layout effect runs before the draft, an earlier choice, is restored.
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
