import { globSync } from 'node:fs';
import { basename } from 'node:path';

const MODULES = 'site/**/*.module.css';

/** Without vowels, because content blockers hide names such as `ad0`. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/** `hero` for `site/pages/home/hero.module.css`. */
const moduleNames = globSync(MODULES)
  .map((file) => basename(file, '.module.css'))
  .sort();
const twice = moduleNames.find((name, place) => name === moduleNames[place + 1]);
if (twice) throw new Error(`two style sheets are called ${twice}.module.css`);

const locals = new Map<string, string[]>();

/** Whether a style sheet is one of the site's; those of the office are in no page of the site, and their names need not be short. */
const isOfSite = (file: string) => moduleNames.includes(moduleNameOf(file));

/** The class name of a local one, for reading: `hero-title` for `.title` in `hero.module.css`. */
export function readableClassName(local: string, file: string): string {
  return `${moduleNameOf(file)}-${local}`;
}

/**
 * The class name of a local one, for the built site: letters for the module and the number of the name in it. Pages and
 * scripts carry hundreds of them.
 */
export function shortClassName(local: string, file: string): string {
  if (!isOfSite(file)) return readableClassName(local, file);
  const module = moduleNameOf(file);
  const known = locals.get(module) ?? [];
  locals.set(module, known);
  if (!known.includes(local)) known.push(local);
  return `${lettersOf(moduleNames.indexOf(module))}${known.indexOf(local)}`;
}

/** The CSS module of a short class name; undefined for a name that belongs to none. */
export function moduleOfClass(name: string): string | undefined {
  const [, letters] = /^([a-z]{2})\d+$/.exec(name) ?? [];
  return letters && moduleNames[placeOf(letters)];
}

function moduleNameOf(file: string): string {
  return basename(file.replace(/\?.*/, ''), '.module.css');
}

function lettersOf(place: number): string {
  return `${LETTERS[Math.floor(place / LETTERS.length)]}${LETTERS[place % LETTERS.length]}`;
}

function placeOf(letters: string): number {
  const [first = '', second = ''] = letters;
  return LETTERS.indexOf(first) * LETTERS.length + LETTERS.indexOf(second);
}
