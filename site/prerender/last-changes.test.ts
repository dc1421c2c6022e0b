import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastChanges } from './last-changes.ts';
import { lastDays } from './sitemap-xml.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-changes-'));
const repository = join(folder, 'repository');
const content = join(repository, 'content');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  mkdirSync(join(content, 'services'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  write('about.yaml', 'founded in 1994');
  write('services/decks.md', 'sound frames');
  write('Größe.yaml', 'a name with other letters');
  commit('2024-02-29T23:30:00-05:00');
  write('about.yaml', 'founded in 1994, still there');
  write('../README.md', 'no content');
  commit('2025-06-01T12:00:00Z');
  // An older date on top, as a branch that took long brings it.
  write('about.yaml', 'founded in 1994, and still there');
  commit('2025-03-01T12:00:00Z');
});

describe('a folder in a repository', () => {
  test('has for each of its files the day of the last commit that touched it', () => {
    expect(lastChanges(content)).toEqual(
      new Map([
        [file('about.yaml'), '2025-06-01'],
        [file('services/decks.md'), '2024-02-29'],
        [file('Größe.yaml'), '2024-02-29'],
      ]),
    );
  });

  test('has none for what was changed since, or never committed', () => {
    const changed = join(folder, 'changed');
    cpSync(repository, changed, { recursive: true });
    writeFileSync(join(changed, 'content/services/decks.md'), 'flat boards');
    writeFileSync(join(changed, 'content/tips.yaml'), 'new');
    const days = lastChanges(join(changed, 'content'));
    expect([...days.keys()].sort()).toEqual(
      ['Größe.yaml', 'about.yaml'].map((name) => join(changed, 'content', name)),
    );
  });
});

test('a page is as new as the newest of its files, and of no known day where one of them has none', () => {
  const days = lastChanges(content);
  write('tips.yaml', 'new');
  const dayOf = (...parts: string[]) => lastDays(content, new Map([['/', new Set(parts)]]), days).get('/');
  expect(dayOf('serviceDetails.decks', 'about', 'no-such-part')).toBe('2025-06-01');
  expect(dayOf('serviceDetails.decks')).toBe('2024-02-29');
  days.delete(file('services/decks.md'));
  expect(dayOf('about', 'serviceDetails.decks')).toBeUndefined();
  expect(dayOf()).toBeUndefined();
  rmSync(file('tips.yaml'));
});

test('a shallow clone knows nothing, a whole one everything', () => {
  const clone = (name: string, ...options: string[]) => {
    git('clone', '--quiet', ...options, String(pathToFileURL(repository)), join(folder, name));
    return lastChanges(join(folder, name, 'content')).size;
  };
  expect(clone('shallow', '--depth=1')).toBe(0);
  expect(clone('whole')).toBe(3);
});

test('a copied folder knows nothing, neither does one that is not there', () => {
  cpSync(content, join(folder, 'copied'), { recursive: true });
  expect(lastChanges(join(folder, 'copied')).size).toBe(0);
  expect(lastChanges(join(folder, 'nowhere')).size).toBe(0);
});

function file(name: string): string {
  return join(content, name);
}

function write(name: string, text: string): void {
  writeFileSync(file(name), text);
}

function commit(date: string): void {
  git('add', '.');
  run(['commit', '--quiet', '--message', 'a change'], { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date });
}

function git(...command: string[]): void {
  run(command, {});
}

/** Without the Git settings of this machine. */
function run(command: string[], more: Record<string, string>): void {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@customer.example'];
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...more };
  execFileSync('git', [...who, ...command], { cwd: repository, env });
}
