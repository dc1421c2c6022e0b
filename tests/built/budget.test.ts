import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactFormWords } from '../../content/contact-form.ts';
import { photos } from '../../content/photos.ts';
import * as answerWords from '../../content/words/answers.ts';
import { estimateForm } from '../../contract/forms/estimate.ts';
import { contentDir } from '../../scripts/folders.mjs';
import { manifest, folder as site } from './site.ts';

const KILOBYTE = 1024;

test('the fonts are at most two files and 60 KB', () => {
  const fonts = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, file) => sum + sizeOf(join('assets', file)), 0)).toBeLessThan(60 * KILOBYTE);
});

test('the home page loads at most 90 KB of script, and at most 2 KB of it by itself', () => {
  const start =
    /src="\/(assets\/start[^"]*)"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? '';
  const first = [...importsOf(start)];
  expect(first.reduce((total, file) => total + sizeOf(`${file}.br`), 0)).toBeLessThan(2 * KILOBYTE);
  const loaded = [...scriptsBehind(start, 'hydrate'), ...scriptsBehind(start, 'home')];
  const sum = [...new Set(loaded)].reduce((total, file) => total + sizeOf(`${file}.br`), 0);
  expect(sum).toBeGreaterThan(30 * KILOBYTE);
  expect(sum).toBeLessThan(90 * KILOBYTE);
  // The list of the other form, and the parser, belong to other pages.
  const text = loaded.map((file) => readFileSync(join(site, file), 'utf8')).join();
  expect(text).toContain(estimateForm.action);
  expect(text).not.toContain(contactFormWords.noneOf);
  expect(text).not.toContain(answerWords.controlCharacter);
});

test('every script of a page names the hash of its file', () => {
  for (const [path, { file }] of Object.entries(manifest.pages)) {
    const scripts = [
      ...readFileSync(join(site, file), 'utf8').matchAll(/<script [^>]*src="\/([^"]+)"[^>]*>/g),
    ];
    expect(scripts, path).toHaveLength(1);
    for (const [tag, script = ''] of scripts) {
      const hash = createHash('sha384')
        .update(readFileSync(join(site, script)))
        .digest('base64');
      expect(tag).toContain(`integrity="sha384-${hash}"`);
    }
  }
});

/** A business may show pictures from elsewhere, and have no folder of its own. */
const photoFolder = join(contentDir, 'photos');

test.skipIf(!existsSync(photoFolder))(
  'every photograph is large enough to be seen large, and no larger than 400 KB',
  async () => {
    const masters = readdirSync(photoFolder).filter((file) => file.endsWith('.jpg'));
    expect(masters.sort()).toEqual(Object.keys(photos).sort());
    expect(masters.length).toBeGreaterThanOrEqual(48);
    for (const file of masters) {
      const master = readFileSync(join(photoFolder, file));
      expect(master.length, file).toBeLessThanOrEqual(400_000);
      const { width, height } = await sharp(master).metadata();
      expect([width >= 1440, height >= 810], file).toEqual([true, true]);
      const [x, y] = photos[file]?.measure?.to ?? [1, 1];
      expect([x > 0 && x < width, y > 0 && y < height], `${file}: where its leader line ends`).toEqual([
        true,
        true,
      ]);
    }
  },
);

/** A script and all that it imports at once, and the page's own script by the beginning of its name. */
function scriptsBehind(start: string, name: string): string[] {
  const entry = readdirSync(join(site, 'assets')).find((file) =>
    new RegExp(`^${name}-.{8}\\.js$`).test(file),
  );
  if (!entry) throw new Error(`no script is called ${name}`);
  return [...importsOf(start), ...importsOf(`assets/${entry}`)];
}

function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(site, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    importsOf(`assets/${name}`, seen);
  return seen;
}

function sizeOf(file: string): number {
  return readFileSync(join(site, file)).length;
}
