import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_FIELDS, contentFields } from '../scripts/content-fields.ts';
import { SETTING_NAMES } from '../server/config.ts';

const documents = ['README.md', ...globSync('{docs,deploy}/**/*.md')];
const {
  scripts: commands,
  dependencies,
  optionalDependencies,
  devDependencies,
} = JSON.parse(readFileSync('package.json', 'utf8'));
const bench = JSON.parse(readFileSync('bench/package.json', 'utf8'));
const scripts = Object.keys(commands);
const fileNames = globSync(
  '{bench,cli,content,contract,deploy,messages,office,site,server,tests,scripts}/**/*.*',
).map((file) => basename(file));
const folders = /^(?:bench|cli|content|contract|messages|office|site|server|tests|scripts|docs|deploy)\//;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only commands that exist', () => {
    for (const [, command = ''] of text.matchAll(/npm run ([a-z]+)/g)) expect(scripts).toContain(command);
  });

  test('names only paths that exist', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => folders.test(path));
    const linked = [...text.matchAll(/\]\(([^)#:/][^)#:]*)\)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    );
    for (const path of [...quoted, ...linked]) expect(existsSync(path), path).toBe(true);
    // A file named without its folder is in one that the sentence names.
    for (const [, name = ''] of text.matchAll(/`([\w-]+\.(?:tsx?|mjs|yaml))`/g))
      expect(fileNames).toContain(name);
  });
});

test('docs/running.md and .env.example have every setting and no other', () => {
  const table = [...readFileSync('docs/running.md', 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name]) => name,
  );
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(table).toEqual(SETTING_NAMES);
  expect(example).toEqual(SETTING_NAMES);
});

test('the tables of the content’s fields are those of the schema', () => {
  // When they differ: node scripts/content-fields.ts
  expect(readFileSync(CONTENT_FIELDS, 'utf8')).toBe(contentFields());
});

test('the manual is no longer than a writer reads', () => {
  const manual = readFileSync('docs/editing-content.md', 'utf8');
  expect(manual.split(/\s+/).length).toBeLessThan(2_000);
});

test('the README is a page and not a book', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThan(80);
});

test('every package has its line on why, and no other does', () => {
  const packages = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...devDependencies,
    ...bench.dependencies,
  }).filter((name) => !name.startsWith('@types/') || name === '@types/jsdom');
  const records = globSync('docs/decisions/*.md').map((file) => readFileSync(file, 'utf8'));
  for (const name of packages) expect(records.join('\n')).toContain(`\`${name}\``);
  const list = readFileSync('docs/decisions/005-packages.md', 'utf8');
  // What a point of the list begins with, up to its colon, is what it is about.
  const heads = [...list.matchAll(/^- (?:For development: )?([^:]*):/gm)].map(([, head = '']) => head);
  const named = heads.flatMap((head) => [...head.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  for (const name of named) if (name !== 'node:sqlite') expect(packages).toContain(name);
});

test('the builds that are counted are the builds that there are', () => {
  const environments =
    /environments: \{([\s\S]*?)\n {2}\},/.exec(readFileSync('vite.config.ts', 'utf8'))?.[1] ?? '';
  const builds = [...environments.matchAll(/^ {4}(\w+): /gm)].length;
  const word = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][builds];
  expect(readFileSync('docs/decisions/001-pages.md', 'utf8')).toContain(`Vite builds ${word} things`);
});
