import { ownMessages } from '../content/messages.ts';

/** Lines by their names. Some are in groups, and some are lists. */
export type Lines = { readonly [name: string]: string | readonly string[] | Lines };

/** Some of the same lines: a group in part, a list whole. */
export type Own<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [Name in keyof T]?: Own<T[Name]> };

/** Lists that are not used by position: another may be longer or shorter. */
const ANY_LENGTH = new Set(['officeLead.lostReasons']);

/**
 * The program's own lines of one file, with those in their place that the contractor has in `content/messages.ts`. Throws
 * one error that lists what is wrong with them; in a browser they are those that the build has checked.
 */
export function messages<T extends Lines>(
  name: string,
  defaults: T,
  own: unknown = (ownMessages as Record<string, unknown>)[name],
): T {
  if (own === undefined) return defaults;
  if (!import.meta.env || import.meta.env.SSR) refuse(problemsIn(name, defaults, own));
  return withOwn(defaults, own as Own<T>) as T;
}

/** Throws one error that lists these problems, if there are any. */
export function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(`messages.ts needs a correction:\n  ${problems.join('\n  ')}`);
}

function withOwn(ours: Lines, own: Own<Lines>): Lines {
  const lines = Object.entries(own).map(([name, line]) => {
    const our = ours[name] as Lines;
    return [name, isGroup(our) ? withOwn(our, line as Own<Lines>) : line];
  });
  return { ...ours, ...Object.fromEntries(lines) };
}

function problemsIn(path: string, ours: Lines[string] | undefined, own: unknown): string[] {
  if (ours === undefined) return [`${path}: there is no such line`];
  if (isGroup(ours)) {
    if (!isGroup(own)) return [`${path}: expected lines by their names`];
    return Object.entries(own).flatMap(([name, line]) =>
      problemsIn(`${path}.${name}`, Object.hasOwn(ours, name) ? ours[name] : undefined, line),
    );
  }
  if (typeof ours === 'string') return problemsOf(ours, own).map((problem) => `${path}: ${problem}`);
  if (!Array.isArray(own) || own.length === 0) return [`${path}: expected a list of lines`];
  if (own.length !== ours.length && !ANY_LENGTH.has(path))
    return [`${path}: expected a list of ${ours.length} lines`];
  return own.flatMap((line, n) => problemsIn(`${path}.${n}`, ours[n] ?? '', line));
}

/** A line must fit where ours is shown: it has the same places to fill, and goes on in the same sentence. */
function problemsOf(ours: string, own: unknown): string[] {
  if (typeof own !== 'string' || own.trim() === '') return ['expected some text'];
  const [needed, found] = [placesIn(ours), placesIn(own)];
  const lost = needed.filter((place) => !found.includes(place));
  const hasOther = found.some((place) => !needed.includes(place));
  const isPart = /^[a-z].*[^.]$/s.test(ours);
  return [
    ...(lost.length > 0 ? [`expected ${listed(lost)} in it`] : []),
    ...(hasOther ? [`expected nothing in braces${needed.length > 0 ? ` but ${listed(needed)}` : ''}`] : []),
    ...(isPart && /(?<!\.m)\.$/.test(own) ? ['expected a part of a sentence, without a period'] : []),
    ...(ours.includes('911') && !own.includes('911') ? ['expected 911 to be named'] : []),
  ];
}

/** A place that begins a sentence is written with a capital, and is the same place. */
function placesIn(line: string): string[] {
  return Array.from(line.matchAll(/\{(\w?)(.*?)\}/g), ([, first = '', rest]) => first.toLowerCase() + rest);
}

function listed(places: string[]): string {
  return places.map((place) => `{${place}}`).join(' and ');
}

function isGroup(value: unknown): value is Lines {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
