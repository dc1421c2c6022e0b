import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTING_NAMES } from '../server/config.ts';

const documents = ['README.md', ...globSync('{docs,deploy}/**/*.md')];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const folders = /^(?:cli|content|contract|site|server|tests|scripts|docs|deploy)\//;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only commands that exist', () => {
    for (const [, command = ''] of text.matchAll(/npm run ([a-z]+)/g)) expect(scripts).toContain(command);
  });

  test('names only paths that exist', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => folders.test(path));
    const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    );
    for (const path of [...quoted, ...linked]) expect(existsSync(path), path).toBe(true);
  });
});

test('every setting stands in docs/running.md and in .env.example, and no other does', () => {
  const table = [...readFileSync('docs/running.md', 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name]) => name,
  );
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(table).toEqual(SETTING_NAMES);
  expect(example).toEqual(SETTING_NAMES);
});

test('the README is a page and not a book', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThan(80);
});
