import { useEffect } from 'react';

const KEY = 'guide-folds';

/** What is folded by default: everything on a phone, where the page would be twenty screens long. */
const PHONE = '(width < 45rem)';

/**
 * Folds the page's `details` after hydration, as the visitor last left them on this device: in the HTML they are open, for
 * those without script and for who searches. On paper they are open again.
 */
export function useFolds(): void {
  useEffect(() => {
    const root = document.querySelector('main');
    if (!root) return;
    restore(root);
    const save = () => saveFolds(root);
    let folded: HTMLDetailsElement[] = [];
    const unfold = () => {
      folded = foldsOf(root).filter((fold) => !fold.open);
      for (const fold of folded) fold.open = true;
    };
    const foldAgain = () => {
      for (const fold of folded) fold.open = false;
    };
    // The event does not bubble.
    root.addEventListener('toggle', save, true);
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', foldAgain);
    return () => {
      root.removeEventListener('toggle', save, true);
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', foldAgain);
    };
  }, []);
}

/** Opens the fold with this id, before a link leads to it. */
export function open(id: string): void {
  const fold = document.getElementById(id);
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

function restore(root: HTMLElement): void {
  const saved = load();
  // Where the visitor already reads, nothing may move.
  const passed = foldsOf(root).filter((fold) => fold.getBoundingClientRect().top < 0);
  for (const fold of foldsOf(root))
    fold.open = fold.id === location.hash.slice(1) || passed.includes(fold) || (saved[fold.id] ?? isOpen());
}

/** Only those that are not as they are by themselves. */
function saveFolds(root: HTMLElement): void {
  const changed = foldsOf(root).filter((fold) => fold.open !== isOpen());
  try {
    if (changed.length === 0) localStorage.removeItem(KEY);
    else
      localStorage.setItem(
        KEY,
        JSON.stringify(Object.fromEntries(changed.map(({ id, open }) => [id, open]))),
      );
  } catch {
    // Storage may be disabled; then they last as long as the page.
  }
}

function isOpen(): boolean {
  return !matchMedia(PHONE).matches;
}

function foldsOf(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details[id]')];
}

function load(): Record<string, boolean> {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return {};
  }
}
