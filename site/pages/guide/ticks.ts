const KEY = 'guide-ticks';

/** Ticks what was ticked on an earlier visit. What was ticked before the script came stays ticked. */
export function restoreTicks(list: HTMLElement): void {
  const saved = load();
  for (const box of boxesOf(list)) box.checked ||= saved.includes(box.value);
}

export function clearTicks(list: HTMLElement): void {
  for (const box of boxesOf(list)) box.checked = false;
}

/** Keeps the ids of the boxes below an element that are ticked now, and returns them. */
export function saveTicks(list: HTMLElement): string[] {
  const ticks = boxesOf(list)
    .filter((box) => box.checked)
    .map((box) => box.value);
  try {
    if (ticks.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ticks));
  } catch {
    // Storage can be switched off; the ticks then last as long as the page.
  }
  return ticks;
}

function boxesOf(list: HTMLElement): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
}

function load(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.map(String) : [];
  } catch {
    return [];
  }
}
