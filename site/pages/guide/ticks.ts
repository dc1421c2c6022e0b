const KEY = 'guide-ticks';

/** Restores the saved ticks, and keeps those from before hydration. */
export function restoreTicks(list: HTMLElement): void {
  const saved = load();
  for (const box of boxesOf(list)) box.checked ||= saved.includes(box.value);
}

export function clearTicks(list: HTMLElement): void {
  for (const box of boxesOf(list)) box.checked = false;
}

/** Saves the ids of the ticked boxes on the device, and returns them. */
export function saveTicks(list: HTMLElement): string[] {
  const ticks = boxesOf(list)
    .filter((box) => box.checked)
    .map((box) => box.value);
  try {
    if (ticks.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ticks));
  } catch {
    // Storage may be disabled; then the ticks last as long as the page.
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
