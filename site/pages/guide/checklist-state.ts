// What the guide remembers on the device: the ticks of the checklist.

const TICKS = 'guide-ticks';

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
