import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A folder with what `deploy/Containerfile` copies into the stage that builds, after `deploy/Containerfile.dockerignore`. */
function stageOfImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [, stage = ''] = readFileSync('deploy/Containerfile', 'utf8').split(/^FROM .*$/m);
  const sent = readFileSync('deploy/Containerfile.dockerignore', 'utf8').split('\n');
  for (const [, sources = '', to = ''] of stage.matchAll(/^COPY ([^$\n]+) (\S+)$/gm)) {
    for (const source of sources.split(' ').filter((each) => sent.includes(`!${each}`))) {
      cpSync(source, join(folder, sources.includes(' ') ? join(to, source) : to), { recursive: true });
    }
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // The mount of the image.
  mkdirSync(join(folder, 'build'));
  symlinkSync(resolve('build/cache'), join(folder, 'build/cache'));
  return folder;
}

function run(folder: string, command: string, settings: Record<string, string>) {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...settings };
  return spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
}

test('the image is built from what it gets, and a build that fails leaves the one before', {
  timeout: 240_000,
}, () => {
  const folder = stageOfImage();
  const [, command = ''] = /^RUN --mount\S+ (.*)$/m.exec(readFileSync('deploy/Containerfile', 'utf8')) ?? [];
  const settings = { SITE_URL: 'https://www.oak.com', RETENTION_MONTHS: '12' };
  const first = run(folder, command, settings);
  expect(first.stderr).toBe('');
  expect(first.status).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'build/stamp.json'), 'utf8'))).toMatchObject(settings);
  const page = readFileSync(join(folder, 'build/site/privacy.html'), 'utf8');
  expect(page).toContain('12 months');

  appendFileSync(join(folder, 'content/services/decks.mdx'), '\n\nThe {nominal} thickness.\n');
  const second = run(folder, command, settings);
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(/nominal is not defined/);
  expect(readFileSync(join(folder, 'build/site/privacy.html'), 'utf8')).toBe(page);
  expect(JSON.parse(readFileSync(join(folder, 'build/stamp.json'), 'utf8'))).toMatchObject(settings);
});
