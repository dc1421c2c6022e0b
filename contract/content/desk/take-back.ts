import { entryName } from '../what-changed.ts';
import { openFile, readHead, withData } from './file-form.ts';

/** What a file said before a publication changed it, what it said then, and what it says now. */
type Versions = { before: string; after: string; now: string };

/** Of what was changed both then and later: the later change stays, or goes with the other. */
export type Later = 'stays' | 'goes';

/**
 * The text of a file without what one publication changed in it: field by field, and entry by entry where a list has names for them.
 * Nothing where it has no form, or cannot be read.
 */
export function withoutChange(
  file: string,
  { before, after, now }: Versions,
  later: Later,
): string | undefined {
  const [old, then, current] = [before, after, now].map((text) => readHead(file, text));
  if (!old || !then || !current) return undefined;
  const data = merged(then.data, current.data, old.data, later);
  const [was, below, text] = [before, after, now].map((each) => openFile(file, each).form?.text?.value);
  return withData(file, now, data, merged(below, text, was, later) as string | undefined);
}

/** `now` with the way from `after` to `before`. */
function merged(after: unknown, now: unknown, before: unknown, later: Later): unknown {
  if (isSame(now, after)) return before;
  if (isSame(before, after) || isSame(before, now)) return now;
  const isList = Array.isArray(now);
  const [then, ...others] = [after, now, before].map((each) => partsOf(each, isList));
  const [current, old] = others.map((parts) => then && parts && (isList ? renamedAs(then, parts) : parts));
  if (!then || !current || !old) return later === 'stays' ? now : before;
  const entries = inOrder(then, current, old)
    .map((key) => [key, merged(then.get(key), current.get(key), old.get(key), later)] as const)
    .filter(([, value]) => value !== undefined);
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

type Parts = Map<string, unknown>;

/** The fields of a group, or the entries of a list by their names, if no two have the same. No list is an empty one. */
function partsOf(value: unknown, isList: boolean): Parts | undefined {
  if (value === undefined && isList) return new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const named = new Map(value.flatMap((entry) => (isEntry(entry) ? [[entryName(entry) ?? '', entry]] : [])));
  return named.size === value.length ? named : undefined;
}

/** An entry in the place of one of then that is missing is that one, under another name. */
function renamedAs(then: Parts, parts: Parts): Parts {
  const names = [...then.keys()];
  return new Map(
    [...parts].map(([key, value], place) => {
      const there = names[place] ?? '';
      return [then.has(there) && !parts.has(there) && !then.has(key) ? there : key, value];
    }),
  );
}

function isEntry(value: unknown): value is Parameters<typeof entryName>[0] {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}

/** In the order of now if that is another one than then; else in the order of before. What is only in the other follows its neighbor. */
function inOrder(then: Parts, current: Parts, old: Parts): string[] {
  const common = (parts: Parts) =>
    [...parts.keys()].filter((key) => [then, current, old].every((each) => each.has(key)));
  const [first, second] = isSame(common(current), common(then)) ? [old, current] : [current, old];
  const keys = [...first.keys()];
  let last = -1;
  for (const key of second.keys()) {
    const place = keys.indexOf(key);
    if (place < 0) keys.splice(++last, 0, key);
    else last = place;
  }
  return keys;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
