import { existsSync, globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { contentDir } from '../../scripts/folders.mjs';
import { pageContent } from './page-content.ts';
import { sourcesOf } from './sitemap-xml.ts';

const listed = pageContent.sitemap.filter(({ unlisted }) => !unlisted);
const namesOf = (path: string) => sourcesOf({ path }).map((file) => relative(contentDir, file));

test.each(listed)('$path is made of files that there are', (page) => {
  expect(sourcesOf(page).length).toBeGreaterThan(0);
  for (const file of sourcesOf(page)) {
    expect(existsSync(file), file).toBe(true);
    // A line of the program is on every page, and its day is not known.
    expect(relative('.', file)).not.toMatch(/^messages\//);
  }
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
    'services/decks.md',
  ]);
});

test('no text is left out, nor prices or pictures of a text', () => {
  const used = new Set(listed.flatMap(sourcesOf).map((file) => relative(contentDir, file)));
  const texts = globSync('{services/*.md,photos/header-*.jpg}', { cwd: contentDir });
  expect(texts.length).toBeGreaterThan(25);
  expect(texts.filter((file) => !used.has(file))).toEqual([]);
});
