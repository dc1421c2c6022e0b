import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { contentDir } from '../../scripts/folders.mjs';
import { sitemap } from '../sitemap.ts';
import { sourcesOf } from './sitemap-xml.ts';

const listed = sitemap.filter(({ unlisted }) => !unlisted);
const namesOf = (path: string) => sourcesOf({ path }).map((file) => relative(contentDir, file));

/** Facts, labels and numbers of every page, and the program's own files. */
const EVERYWHERE = /^(?:words\/|(?:company|pages|schema|in-words|emergency)\.ts$)/;

test.each(listed)('$path is made of files that there are', (page) => {
  expect(sourcesOf(page).length).toBeGreaterThan(0);
  for (const file of sourcesOf(page)) expect(existsSync(file), file).toBe(true);
});

test('a service is its text with what that takes in: prices, pictures, a film', () => {
  expect(namesOf('/service/decks').sort()).toEqual([
    'drawings/found-decks.svg',
    'films/deck-assembly.mp4',
    'photos/film-deck-assembly.jpg',
    'photos/header-decks.jpg',
    'photos/header-decks.night.jpg',
    'photos/text-decks-rail.jpg',
    'photos/text-decks.jpg',
    'services/decks.mdx',
    'sheets/decks.ts',
  ]);
});

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/tips', 'tips'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/testimonials', 'testimonials'],
  ['/estimate', 'estimate'],
  ['/ultimate-guide-to-selling-your-home', 'guide'],
  ['/privacy', 'privacy'],
  ['/Andersen', 'windows-and-doors'],
])('%s names all that its components take from the content', (path, folder) => {
  const taken = globSync(`site/pages/${folder}/*.tsx`)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '(?:\.\.\/)+content\/([^'?]+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => !EVERYWHERE.test(name));
  expect(taken.length).toBeGreaterThan(0);
  expect(namesOf(path)).toEqual(expect.arrayContaining(taken));
});

test('no text is left out, nor prices or pictures of a text', () => {
  const used = new Set(listed.flatMap(sourcesOf).map((file) => relative(contentDir, file)));
  const texts = globSync('{services/*.mdx,sheets/*.ts,photos/header-*.jpg}', { cwd: contentDir });
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => !used.has(file))).toEqual([]);
});
