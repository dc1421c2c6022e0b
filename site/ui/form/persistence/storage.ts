/** How long anything that was typed is kept, in milliseconds: as long as the server remembers a key. */
export const LIFETIME = 24 * 60 * 60 * 1000;

/** Clocks are set back now and then; what seems to come from later than this is garbage. */
const CLOCK_SLIP = 60 * 60 * 1000;

/** Everything of ours begins with this. */
const PREFIX = 'kept.';

/** What lies in the storage is anything at all, but for its age. */
type Kept = { at: number; [key: string]: unknown };

/** What the device would not take, because its storage is full, forbidden or private; it lasts as long as the page. */
const memory = new Map<string, string>();

/** Keeps it under this name until a day after `at`. */
export function keep(name: string, value: Kept): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** What is kept under this name. What is too old or unreadable is forgotten instead. */
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
    // Then there is nothing in it either.
  }
}

/** The names that begin like this. */
export function namesOf(beginning: string): string[] {
  let names: string[] = [];
  try {
    names = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    // The memory is all there is.
  }
  return [...new Set([...names, ...memory.keys()])].filter((name) => name.startsWith(beginning));
}

/** Forgets what has grown too old, whichever form it belongs to. */
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
