/** Lines by their names. Some are in groups, and some are lists. */
export type Lines = { readonly [name: string]: string | readonly string[] | Lines };

/** Lines of the program that read differently at a contractor's, by their names; what is not there stays as it is. */
export type OwnMessages = { readonly [name: string]: Lines };

/** Lists that are not used by position: another may be longer or shorter. */
const ANY_LENGTH = new Set(['officeLead.lostReasons']);

/** Every file's lines as pages and mails have them now, and as they are in the program. */
const files = new Map<string, { lines: Lines; ours: Lines }>();

let own: OwnMessages = {};

/** The program's own lines of one file. A contractor's may take their place at any time: read them where they are used. */
// Without this, a browser would get every file that a module names for a function that is not in its scripts.
/* @__NO_SIDE_EFFECTS__ */
export function messages<T extends Lines>(name: string, ours: T): T {
  const lines = structuredClone(ours);
  files.set(name, { lines, ours });
  replace(lines, ours, own[name]);
  return lines;
}

/** Puts a contractor's own lines, which have been checked, in the place of ours: those of every file, loaded or not yet. */
export function takeMessages(taken: OwnMessages): void {
  own = taken;
  for (const [name, { lines, ours }] of files) replace(lines, ours, own[name]);
}

function replace(lines: Record<string, unknown>, ours: Lines, own: Lines = {}): void {
  for (const [name, our] of Object.entries(ours)) {
    const line = own[name];
    if (isGroup(our)) replace(lines[name] as Record<string, unknown>, our, line as Lines | undefined);
    else lines[name] = line ?? our;
  }
}

/** What is wrong with a contractor's own lines: the names on the way to each, and what was expected. */
export function problemsIn(
  ours: Lines[string] | undefined,
  own: unknown,
  path: string[] = [],
): { path: string[]; expected: string }[] {
  const wrong = (expected: string) => [{ path, expected }];
  if (ours === undefined) return wrong('expected one of the lines in messages/en');
  if (isGroup(ours)) {
    if (!isGroup(own)) return wrong('expected lines by their names');
    return Object.entries(own).flatMap(([name, line]) =>
      problemsIn(Object.hasOwn(ours, name) ? ours[name] : undefined, line, [...path, name]),
    );
  }
  if (typeof ours === 'string') return problemsOf(ours, own).flatMap(wrong);
  if (!Array.isArray(own) || own.length === 0) return wrong('expected a list of lines');
  if (own.length !== ours.length && !ANY_LENGTH.has(path.join('.')))
    return wrong(`expected a list of ${ours.length} lines`);
  return own.flatMap((line, n) => problemsIn(ours[n] ?? '', line, [...path, String(n)]));
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
