import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const LONG = 'Dachrinnenreinigungsunternehmensberatungsgesellschaftsvertrag';

test('npm run check names what does not fit, where it is written, and what leads nowhere', async () => {
  const bad = folderWith(LONG, '/contact#nowhere');
  const { code, said } = await check(bad);
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(
      `/service/gutters at .*360 px.*: “${LONG}” is longer than its line .* in ${bad}/services/gutters.md, line 2`,
    ),
  );
  expect(said).toContain(
    '/service/gutters: a link leads to /contact#nowhere, and that page has no such place',
  );
});

test('npm run check lists all mistakes in the files, and opens no page', async () => {
  const folder = folderWith('Gutters', '/contct');
  writeFileSync(join(folder, 'office.yaml'), 'hours: never\n');
  const { code, said } = await check(folder);
  expect(code).toBe(1);
  expect(said).toContain(`${folder}/services/gutters.md, line 5: found "/contct"`);
  expect(said).toContain(`${folder}/office.yaml, line 1, hours: found`);
  expect(said).not.toContain('pages');
});

test('npm run check finds no picture of a service over its words, wherever the text has pictures', async () => {
  const folder = folderWith('Gutters', '/contact');
  const [part, picture, asked] = [
    '## How we come\n\n1. We come.',
    '::figure{photo=roof}',
    '### When?\n\nSoon.',
  ];
  const texts = [
    [part],
    [part, picture],
    [picture, part, part],
    [part, picture, part],
    [part, part, picture],
    [part, part, picture, part],
    [part, picture, part, picture, part, picture, part, picture, part, picture],
    [part, part, picture, '## Questions', asked, picture, asked, part, picture],
    ['We come.', part, '## Questions', asked, picture, asked, picture, part, part],
  ];
  mkdirSync(join(folder, 'photos'));
  cpSync('content/photos/bath-subway.jpg', join(folder, 'photos/roof.jpg'));
  writeFileSync(join(folder, 'photos.yaml'), 'roof: { alt: A roof, caption: A roof }\n');
  for (const [place, text] of texts.entries())
    writeFileSync(
      join(folder, `services/roof-${place}.md`),
      `---\nname: Roof ${place}\nheading: Roofs\n---\n\n${text.join('\n\n')}\n`,
    );
  const { code, said } = await check(folder);
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/^All is well: \d+ pages at 1440, 768, 360 px/m),
  });
});

/** A contractor of one service, whose text has one link. */
function folderWith(service: string, link: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'services'));
  writeFileSync(join(folder, 'company.yaml'), 'name: Ann’s Roofing\nphone: (212) 555-0100\n');
  writeFileSync(join(folder, 'services/gutters.md'), `---\nname: ${service}\n---\n\n[Ask us](${link}).\n`);
  return folder;
}

/** Runs it beside a live site's settings, which it must not use. */
function check(folder: string): Promise<{ code: number; said: string }> {
  const SITE_DIR = join(folder, 'served');
  const env = {
    ...process.env,
    CONTENT_DIR: folder,
    SITE_DIR,
    DATABASE_URL: 'postgres://nowhere.example/live',
  };
  return new Promise((done) => {
    const child = execFile(process.execPath, ['scripts/check.mjs'], { env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}
