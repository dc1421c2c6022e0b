import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Files that break our rules for imports; the first file of each case is the one that a rule must name. */
const broken: [what: string, rule: string, files: Record<string, string>][] = [
  [
    'a circle of types alone',
    'noImportCycles',
    {
      'server/types/one.ts': "import type { Two } from './two.ts';\nexport type One = { two?: Two };",
      'server/types/two.ts': "import type { One } from './one.ts';\nexport type Two = { one?: One };",
    },
  ],
  [
    'a circle through a page that is loaded later',
    'noImportCycles',
    {
      'site/lazy/routes.tsx': "export const load = () => import('./page.tsx');",
      'site/lazy/page.tsx':
        "import { load } from './routes.tsx';\nexport default () => <p onClick={load} />;",
    },
  ],
  [
    'a circle through a file that only hands on',
    'noImportCycles',
    {
      'content/hands-on/one.ts': "export * from './two.ts';",
      'content/hands-on/two.ts': "import type { Three } from './three.ts';\nexport const two: Three[] = [];",
      'content/hands-on/three.ts': "export { two } from './one.ts';\nexport type Three = 3;",
    },
  ],
  [
    'a contract that knows content',
    'noRestrictedImports',
    { 'contract/a.ts': "export type { Company } from '../contract/content/schema.ts';" },
  ],
  [
    'a contract that knows the server, from a folder of its own',
    'noRestrictedImports',
    { 'contract/forms/b.ts': "import '../../server/b.ts';" },
  ],
  ['a contract that needs a package', 'noRestrictedImports', { 'contract/c.ts': "import 'zod';" }],
  [
    'content that knows the site',
    'noRestrictedImports',
    { 'content/a.ts': "export type { Page } from '../site/sitemap.ts';" },
  ],
  [
    'messages that know content',
    'noRestrictedImports',
    { 'messages/en/a.ts': "import '../../content/company.ts';" },
  ],
  [
    'messages that import each other',
    'noImportCycles',
    {
      'messages/circle/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
      'messages/circle/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
    },
  ],
  [
    'a site that knows a type of the server',
    'noRestrictedImports',
    { 'site/ui/a.tsx': "export type { Config } from '../../server/config.ts';" },
  ],
  [
    'a site that knows a part of the office',
    'noRestrictedImports',
    { 'site/ui/office.tsx': "import '../../office/parts/page.tsx';" },
  ],
  [
    'a page of the office that knows a type of the server',
    'noRestrictedImports',
    { 'office/board/a.tsx': "export type { Session } from '../../server/store/sessions.ts';" },
  ],
  [
    'a page of the office that knows a route',
    'noRestrictedImports',
    { 'office/board/b.tsx': "export type { Route } from '../lead/lead-routes.ts';" },
  ],
  [
    'a script of the office that knows the server',
    'noRestrictedImports',
    { 'office/live/browser/a.ts': "import '../../../server/config.ts';" },
  ],
  [
    'a part of the server that knows the office',
    'noRestrictedImports',
    { 'server/reports/a.ts': "export type { Claim } from '../../office/claim/claim.ts';" },
  ],
  [
    'a store that knows a type of what is built upon it',
    'noRestrictedImports',
    { 'server/store/a.ts': "export type { Mail } from '../deliveries/mail/mail.ts';" },
  ],
  [
    'a site that loads the server later',
    'noRestrictedImports',
    { 'site/b.ts': "export const load = () => import('../server/b.ts');" },
  ],
];

/** What looks like the above and is right. */
const right: Record<string, string> = {
  'contract/forms/right.ts': "import '../limits.ts';\nimport './fields.ts';",
  'content/right.ts':
    "import { z } from 'zod';\nimport { LIMITS } from '../contract/limits.ts';\nz.parse(LIMITS);",
  'content/messages.ts': "import type { Own } from '../messages/right.ts';\nexport const own: Own = {};",
  'messages/right.ts':
    "import { own } from '../content/messages.ts';\nimport '../contract/limits.ts';\nexport type Own = object;\nexport const all = { own };",
  'server/store/right.ts':
    "import '../../contract/limits.ts';\nimport '../formats/text.ts';\nimport './tables.ts';\nimport 'kysely';",
  'office/lead/right.tsx':
    "import 'react-dom/server';\nimport '../../site/ui/room.tsx';\nimport './lead-page.ts';",
  'office/lead/right.ts': "import '../../server/store/store.ts';\nimport '../pages.tsx';",
  'server/app.ts': "import '../office/office-routes.ts';",
  'site/right.tsx': "import 'react-dom/server';\nimport './server/room.ts';\nimport '../contract/limits.ts';",
};

describe('the rules for imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  let reports: string[] = [];

  beforeAll(() => {
    cpSync('biome.json', join(folder, 'biome.json'));
    for (const files of [...broken.map(([, , files]) => files), right]) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    }
    reports = lint(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(broken)('find %s', (_what, rule, files) => {
    const [file = ''] = Object.keys(files);
    expect(reports).toContain(`${rule} ${file}`);
  });

  test('let pass what is right', () => {
    for (const file of Object.keys(right))
      expect(reports.filter((report) => report.endsWith(file))).toEqual([]);
  });
});

// What the linter does not follow must have nothing to hide.

test('a type is imported at the top of its file, where the rules see it', () => {
  const inline = sources().filter((file) => /import\([^)]*\)\s*\.\s*[A-Z]|typeof import\(/.test(read(file)));
  expect(inline).toEqual([]);
});

test('no program is imported by a pattern', () => {
  for (const file of sources()) {
    for (const [, patterns = ''] of read(file).matchAll(
      /import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g,
    )) {
      for (const [pattern] of patterns.matchAll(/'[^']*'/g)) {
        expect(pattern, file).toMatch(/\.(?:jpg|mp4|sql|svg|\{jpg,jpeg,png\})'$/);
      }
    }
  }
});

test('no folders import each other, not even by way of others', () => {
  const imports = new Map<string, Map<string, string>>();
  for (const file of programs()) {
    for (const path of importsOf(file)) {
      const [from, to] = [folderOf(file), folderOf(path)];
      if (from !== to) imports.set(from, (imports.get(from) ?? new Map()).set(to, file));
    }
  }
  // A folder that imports none of those that are left, or that none of them imports, is part of no circle.
  const isLeft = (folder: string) => imports.has(folder);
  const isImported = (folder: string) => [...imports.values()].some((others) => others.has(folder));
  for (let before = -1; before !== imports.size; ) {
    before = imports.size;
    for (const [folder, others] of imports) {
      if (!isImported(folder) || ![...others.keys()].some(isLeft)) imports.delete(folder);
    }
  }
  const circles = Array.from(imports, ([folder, others]) =>
    [...others]
      .filter(([other]) => isLeft(other))
      .map(([other, file]) => `${file}: ${folder} imports ${other}`),
  );
  expect(circles.flat()).toEqual([]);
});

/** What Biome finds wrong with a folder's files, each as the rule's name and the file. */
function lint(cwd: string): string[] {
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', '.'];
  let output = '';
  try {
    execFileSync(process.execPath, [biome, ...options], { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  return [...output.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/g)].map(
    ([, rule, file = '']) => `${rule} ${file.replace(/.*\/imports-[^/]*\//, '')}`,
  );
}

/** Files in which nothing may hide; what declares types for others has no top to import at. */
function sources(): string[] {
  return globSync('{content,contract,messages,office,server,site}/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.d.ts'),
  );
}

/** Tests and what they share may import everything. */
function programs(): string[] {
  return globSync(
    '{bench,cli,content,contract,messages,office,scripts,server,site}/**/*.{ts,tsx,mjs}',
  ).filter((file) => !/\.(?:test|contract)\.|\/testing\//.test(file));
}

/**
 * A top folder, or a folder of the server. A file right in `server/` or `scripts/` is a folder of its own: app.ts and the commands put
 * everything together, and the settings and paths beside them are for everything. A contractor's own lines are messages. What reads a
 * contractor's folder is no part of the contract that it lies in.
 */
function folderOf(file: string): string {
  if (file === 'content/messages.ts') return 'messages';
  if (file.startsWith('contract/content/')) return 'contract/content';
  const [top = '', below = ''] = file.split('/');
  return top === 'server' || top === 'scripts' ? `${top}/${below}` : top;
}

function importsOf(file: string): string[] {
  return [...read(file).matchAll(/\b(?:from|import\(|import)\s*'(\.[^'?]*)/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
