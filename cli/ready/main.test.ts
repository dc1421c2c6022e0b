import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import type { Group } from './finding.ts';

test('shows what is left to do, without colors in a file, and ends with 1', async () => {
  // Not that of a server which was started in this folder.
  const { status, stdout, stderr } = run([], { DATA_DIR: join(await temporaryFolder(), 'data') });
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^Content\n {2}[✓✗] .*sample/);
  expect(stdout).toContain(
    '  ✗ SITE_URL is http://localhost:3000, which visitors cannot reach.\n      Set SITE_URL to the public address',
  );
  expect(stdout).toMatch(
    /\nNot ready: \d+ to fix \(✗\), \d+ could not be checked \(–\), 2 could be better \(!\)\.\n$/,
  );
  expect(stdout).not.toContain('\u001b');
});

test('is colored where colors are wanted', () => {
  expect(run([], { FORCE_COLOR: '1' }).stdout).toContain('\u001b[31m✗\u001b[39m');
});

test('gives programs JSON', () => {
  const { status, stdout } = run(['--json'], {});
  const { ready, groups }: { ready: boolean; groups: Group[] } = JSON.parse(stdout);
  expect([status, ready]).toEqual([1, false]);
  expect(groups.map(({ title }) => title)).toEqual([
    'Content',
    'Settings',
    'Data',
    'Mail',
    'Webhook',
    'Public address',
    'Build',
  ]);
});

test('names settings that cannot be read in the words of the server', () => {
  const { status, stdout } = run([], { PORT: 'abc', SMTP_URL: 'ada:secret@mail' });
  expect(status).toBe(1);
  expect(stdout).toContain('✗ PORT is "abc"; expected a whole number from 0 to 65535, like 3000.');
  expect(stdout).toContain('✗ SMTP_URL is not readable; expected an address like smtps://');
  expect(stdout).not.toContain('secret');
});

test('looks at the folder that the settings file names', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'company.yaml'), 'name: Ada\nphone: (203) 555-0177\n');
  await writeFile(join(folder, 'settings.env'), `CONTENT_DIR=${folder}\n`);
  const { stdout } = run(['--settings', join(folder, 'settings.env')], {});
  expect(stdout).toContain(
    `Calls to (203) 555-0177 reach no one: the number is a sample.\n      ${folder}/company.yaml`,
  );
  expect(stdout).not.toContain('Oakhand Home');
});

test('names mistakes in the content without a stack trace', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'company.yaml'), 'name: Ada\nphone: 12\nslogn: We come\n');
  const { status, stderr } = run([], { CONTENT_DIR: folder });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^.*company.yaml, line 2, phone: .*\n.*line 3, slogn: .*\nPut this right first; .*\n$/,
  );
});

function run(args: string[], settings: Record<string, string>) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'ready', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...settings },
  });
}
