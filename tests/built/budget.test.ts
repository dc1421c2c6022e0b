import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { estimateForm } from '../../contract/forms/estimate.ts';
import { answers as answerWords } from '../../messages/en/answers.ts';
import { contactFormWords } from '../../messages/en/contact-form.ts';
import { emergencyAdvice as adviceWords } from '../../messages/en/emergency-advice.ts';
import { contentDir } from '../../scripts/folders.mjs';
import { photos } from '../sample.ts';
import { currentFiles, manifest, folder as site } from './site.ts';

const KILOBYTE = 1024;

test('a page asks for two fonts of 27 KB together, and for others only if it has rare letters', () => {
  const html = readFileSync(join(site, 'contact.html'), 'utf8');
  const asked = [...html.matchAll(/as="font" type="font\/woff2" href="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(asked).toHaveLength(2);
  expect(asked.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(27 * KILOBYTE);
  const ranges = [...html.matchAll(/@font-face\{[^}]*woff2[^}]*\}/g)].filter(([face]) =>
    /unicode-range/.test(face),
  );
  expect(ranges).toHaveLength(2);
});

test('the script of the home page has nothing of other pages, nor of a form that is not near', () => {
  const loaded = [...new Set([...scriptsOf('hydrate'), ...scriptsOf('home')])];
  const text = loaded.map((file) => readFileSync(join(site, file), 'utf8')).join();
  expect(text).toContain(estimateForm.action);
  expect(text).not.toContain(contactFormWords.noneOf);
  expect(text).not.toContain(answerWords.controlCharacter);
  expect(text).not.toContain('carbon-monoxide');
  expect(text).not.toContain(adviceWords.gasText);
});

test('the HTML of a page fetches no script; its own are allowed by their hashes', () => {
  for (const [path, { file, scriptHash }] of Object.entries(manifest.pages)) {
    const html = readFileSync(join(site, file), 'utf8');
    expect(html, path).not.toMatch(/<script [^>]*src=|rel="modulepreload"/);
    const own = [...html.matchAll(/<script(?: type="module")?(?: data-content="[^"]*")?>(.+?)<\/script>/g)];
    const hashes = own.map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    const allowed = [...manifest.scriptHashes, ...(scriptHash ? [scriptHash] : [])];
    expect([...new Set(hashes)].sort(), path).toEqual(allowed.sort());
  }
});

test('the first script names the scripts that every page needs, each after those that it imports', () => {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const named = [...html.matchAll(/"\/(assets\/[\w-]+\.js)"/g)].map(([, file = '']) => file);
  expect(named.toSorted()).toEqual([...scriptsOf('hydrate')].sort());
  for (const file of named) {
    const earlier = named.slice(0, named.indexOf(file) + 1);
    expect(earlier, file).toEqual(expect.arrayContaining([...importsOf(file)]));
  }
});

/** A business may show pictures from elsewhere, and have no folder of its own. */
const photoFolder = join(contentDir, 'photos');

test.skipIf(!existsSync(photoFolder))(
  'every photograph is large enough to be seen large, and no larger than 400 KB',
  async () => {
    const masters = readdirSync(photoFolder).filter((file) => file.endsWith('.jpg'));
    const byDay = masters.filter((file) => !file.endsWith('.night.jpg'));
    expect(byDay.map((file) => parse(file).name).sort()).toEqual(Object.keys(photos).sort());
    expect(byDay.length).toBeGreaterThanOrEqual(48);
    for (const file of masters) {
      const master = readFileSync(join(photoFolder, file));
      expect(master.length, file).toBeLessThanOrEqual(400_000);
      const { width, height } = await sharp(master).metadata();
      expect([width >= 1440, height >= 810], file).toEqual([true, true]);
      const [x, y] = photos[parse(file).name]?.measure?.to ?? [1, 1];
      expect([x > 0 && x < width, y > 0 && y < height], `${file}: where its leader line ends`).toEqual([
        true,
        true,
      ]);
    }
  },
);

/** A script by the beginning of its name, and all that it imports at once. */
function scriptsOf(name: string): Set<string> {
  const entry = currentFiles('assets/*.js').find((file) =>
    new RegExp(`^assets/${name}-.{8}\\.js$`).test(file),
  );
  if (!entry) throw new Error(`no script is called ${name}`);
  return importsOf(entry);
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

test('no script holds a sentence of the content: a contractor who changes one changes no script', () => {
  const sentences = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 30 && value.includes(' ')) sentences.add(value);
    if (typeof value === 'object') for (const each of Object.values(value ?? {})) collect(each);
  };
  for (const file of currentFiles('assets/content/*.json'))
    collect(JSON.parse(readFileSync(join(site, file), 'utf8')));
  expect(sentences.size).toBeGreaterThan(100);
  for (const file of currentFiles('assets/*.js')) {
    const script = readFileSync(join(site, file), 'utf8');
    expect(
      [...sentences].filter((words) => script.includes(words)),
      file,
    ).toEqual([]);
  }
});
