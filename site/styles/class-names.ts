import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';

/** Without vowels, because content blockers hide names such as `ad0`. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/**
 * `site/pages/home/hero.module.css` and so on; the compiled program, which has no sources beside it, knows them from its build. Those
 * of the office are in no page of the site, and their names need not be short.
 */
export const modules: string[] =
  typeof CSS_MODULES === 'undefined' ? globSync('site/**/*.module.css').sort() : CSS_MODULES;

const locals = new Map<string, string[]>();

/** The class name of a local one, for reading: `hero-title` for `.title` in `hero.module.css`. */
export function readableClassName(local: string, file: string): string {
  return `${basename(pathOf(file), '.module.css')}-${local}`;
}

/**
 * The class name of a local one, for the built site: letters for the module and the number of the name in it. Pages and
 * scripts carry hundreds of them.
 */
export function shortClassName(local: string, file: string): string {
  const place = modules.indexOf(pathOf(file));
  if (place < 0) return readableClassName(local, file);
  const known = locals.get(pathOf(file)) ?? [];
  locals.set(pathOf(file), known);
  if (!known.includes(local)) known.push(local);
  return `${lettersOf(place)}${known.indexOf(local)}`;
}

/** The path of the CSS module of a short class name; undefined for a name that belongs to none. */
export function moduleOfClass(name: string): string | undefined {
  const [, letters] = /^([a-z]{2})\d+$/.exec(name) ?? [];
  return letters && modules[placeOf(letters)];
}

function pathOf(file: string): string {
  return relative('.', file.replace(/\?.*/, ''));
}

function lettersOf(place: number): string {
  return `${LETTERS[Math.floor(place / LETTERS.length)]}${LETTERS[place % LETTERS.length]}`;
}

function placeOf(letters: string): number {
  const [first = '', second = ''] = letters;
  return LETTERS.indexOf(first) * LETTERS.length + LETTERS.indexOf(second);
}
