import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { contentDir } from '../../scripts/folders.mjs';
import { textOf } from './elements.ts';
import { documentOf } from './site.ts';

/* What the pages say of our tests, compared with the tests; `messages/accessibility.test.ts` has what needs no build. */

test.skipIf(contentDir !== 'content')('there are as many journeys in a browser as the page claims', () => {
  const [, claimed] = /More than (\d+) automated tests/.exec(wordsOf('/accessibility')) ?? [];
  const playwright = 'node_modules/@playwright/test/cli.js';
  const options = ['--list', '--config', 'tests/playwright.config.ts', '--project', 'chromium'];
  const list = execFileSync(process.execPath, [playwright, 'test', ...options], { encoding: 'utf8' });
  const [, found] = /^Total: (\d+) tests/m.exec(list) ?? [];
  expect(Number(found)).toBeGreaterThan(Number(claimed));
});

function wordsOf(path: string): string {
  return textOf(documentOf(path).querySelector('main'));
}
