// What the guide remembers on the device: the ticks of the checklist, and which of its texts are folded.
import { useEffect } from 'react';

const TICKS = 'guide-ticks';
const FOLDS = 'guide-folds';

/** What is folded by default: everything where the list is one column, and the page would be twenty screens long. */
const ONE_COLUMN = '(width < 64rem)';

/** Restores the saved ticks, and keeps those from before hydration. `ids` are those of the boxes, in their order. */
export function restoreTicks(list: HTMLElement, ids: string[]): void {
  const saved = load(TICKS);
  const ticks = Array.isArray(saved) ? saved.map(String) : [];
  for (const [index, box] of boxesOf(list).entries()) box.checked ||= ticks.includes(ids[index] ?? '');
}

export function clearTicks(list: HTMLElement): void {
  for (const box of boxesOf(list)) box.checked = false;
}

/** Saves the ids of the ticked boxes on the device, and returns them. */
export function saveTicks(list: HTMLElement, ids: string[]): string[] {
  const boxes = boxesOf(list);
  const ticks = ids.filter((_id, index) => boxes[index]?.checked);
  save(TICKS, ticks);
  return ticks;
}

/**
 * Folds the page's `details` after hydration, as the visitor last left them on this device: in the HTML they are open, for
 * those without script and for who searches. On paper they are open again.
 */
export function useFolds(): void {
  useEffect(() => {
    const root = document.querySelector('main');
    if (!root) return;
    restoreFolds(root);
    const saveAll = () => saveFolds(root);
    let folded: HTMLDetailsElement[] = [];
    const unfold = () => {
      folded = foldsOf(root).filter((fold) => !fold.open);
      for (const fold of folded) fold.open = true;
    };
    const foldAgain = () => {
      for (const fold of folded) fold.open = false;
    };
    // The event does not bubble.
    root.addEventListener('toggle', saveAll, true);
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', foldAgain);
    return () => {
      root.removeEventListener('toggle', saveAll, true);
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', foldAgain);
    };
  }, []);
}

/** Opens the fold with this id, before a link leads to it. */
export function openFold(id: string): void {
  const fold = document.getElementById(id);
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

function restoreFolds(root: HTMLElement): void {
  const saved: Record<string, boolean> = { ...(load(FOLDS) as object | undefined) };
  // Where the visitor already reads, nothing may move.
  const passed = foldsOf(root).filter((fold) => fold.getBoundingClientRect().top < 0);
  for (const fold of foldsOf(root))
    fold.open =
      fold.id === location.hash.slice(1) || passed.includes(fold) || (saved[fold.id] ?? isOpenByDefault());
}

/** Only those that are not as they are by themselves. */
function saveFolds(root: HTMLElement): void {
  const changed = foldsOf(root).filter((fold) => fold.open !== isOpenByDefault());
  save(FOLDS, Object.fromEntries(changed.map(({ id, open }) => [id, open])));
}

function isOpenByDefault(): boolean {
  return !matchMedia(ONE_COLUMN).matches;
}

function foldsOf(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details[id]')];
}

function boxesOf(list: HTMLElement): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
}

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Removes what is empty: the page stores nothing on the device of a visitor who has changed nothing. */
function save(key: string, value: object): void {
  try {
    if (Object.keys(value).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be disabled; then it lasts as long as the page.
  }
}
