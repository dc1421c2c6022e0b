import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  mkdirSync('build/cache', { recursive: true });
  symlinkSync(resolve('build/cache'), join(folder, 'build/cache'));
  return folder;
}

const settings = { SITE_URL: 'https://www.oak.com', RETENTION_MONTHS: '12' };

test('the image is built from what it gets, and a build that fails leaves the one before', {
  timeout: 240_000,
}, () => {
  const folder = stageOfImage();
  const edit = (file: string, change: (text: string) => string | Buffer) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const build = () => {
    const [, command = ''] =
      /^RUN --mount\S+ (.*)$/m.exec(readFileSync('deploy/Containerfile', 'utf8')) ?? [];
    const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...settings };
    return spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  };
  const stamp = () => JSON.parse(readFileSync(join(folder, 'build/stamp.json'), 'utf8'));
  const page = () => readFileSync(join(folder, 'build/site/privacy.html'), 'utf8');

  // As editors on Windows store them.
  edit('content/home.ts', (text) => `\ufeff${text}`);
  edit('content/services/decks.md', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
  edit('content/services/tile.md', (text) => text.replace(/^---$/gm, '--- '));
  const { status, stderr } = build();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stamp()).toMatchObject(settings);
  const before = page();
  expect(before).toContain('12 months');
  expect(before).not.toContain('\ufeff');

  edit('content/services/decks.md', (text) => `${text}\n\nThe <b>nominal</b> thickness.\n`);
  expect(build()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/content\/services\/decks\.md, line \d+: HTML is not shown/),
  });
  edit('content/photos/project-deck.jpg', () => 'a text');
  expect(build().stderr).toMatch(
    /content\/photos\/project-deck\.jpg cannot be read as a picture .*: export it again as JPEG/,
  );
  edit('content/tips.ts', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'));
  expect(build().stderr).toBe(
    'content/tips.ts is not stored as UTF-8: save it again with that encoding.\nThe site could not be built; see above.\n',
  );
  expect(page()).toBe(before);
  expect(stamp()).toMatchObject(settings);
});
