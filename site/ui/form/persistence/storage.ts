/** How long answers are kept, in milliseconds: as long as the server remembers an idempotency key. */
export const LIFETIME = 24 * 60 * 60 * 1000;

/** Tolerance for a clock that was set back, in milliseconds; a time further in the future is garbage. */
const CLOCK_SLIP = 60 * 60 * 1000;

const PREFIX = 'kept.';

/** Stored values are untrusted; only `at` is checked here. */
type Kept = { at: number; [key: string]: unknown };

/** Fallback for storage that is full or blocked. Lasts as long as the page. */
const memory = new Map<string, string>();

/** Keeps a value until a day after `at`. */
export function keep(name: string, value: Kept): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Returns the value, or deletes it if it is expired or unreadable. */
export function recall(name: string): Kept | undefined {
  const kept = parse(memory.get(name) ?? stored(name));
  if (kept && isFresh(kept.at)) return kept;
  forget(name);
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage that cannot be reached holds nothing.
  }
}

export function namesOf(beginning: string): string[] {
  let names: string[] = [];
  try {
    names = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    // Only the memory is left.
  }
  return [...new Set([...names, ...memory.keys()])].filter((name) => name.startsWith(beginning));
}

/** Deletes expired values of every form. */
export function purge(): void {
  for (const name of namesOf('')) recall(name);
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Kept) : undefined;
  } catch {
    return undefined;
  }
}

function isFresh(at: unknown): boolean {
  const age = Date.now() - Number(at);
  return typeof at === 'number' && age < LIFETIME && age > -CLOCK_SLIP;
}
