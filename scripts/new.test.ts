import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../contract/content/read.ts';

const AUSTIN = 'tests/gutters-in-austin.yaml';

/** Runs it, and types these texts as it asks. A text is typed once `waitFor` was said. */
async function run(args: string[], typed: { waitFor: string; text: string }[] = []) {
  const child = spawn(process.execPath, ['scripts/new.ts', ...args], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  let read = 0;
  const left = [...typed];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
      for (let next = left[0]; next; next = left[0]) {
        const at = said.indexOf(next.waitFor, read);
        if (at < 0) break;
        read = at + next.waitFor.length;
        child.stdin.write(next.text);
        left.shift();
      }
    });
  const code = await new Promise((done) => child.on('close', done));
  expect(left).toEqual([]);
  return { code, said };
}

function newPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a file of answers becomes a whole folder, and the next commands are named', async () => {
  const folder = newPlace();
  const file = join(folder, 'answers.yaml');
  const place = join(folder, 'a site');
  mkdirSync(join(folder, 'pictures'));
  for (const name of ['truck.jpg', 'undescribed.jpg', 'from-a-phone.heic'])
    writeFileSync(join(folder, 'pictures', name), name);
  writeFileSync(
    file,
    `${readFileSync(AUSTIN, 'utf8')}
photos:
  folder: pictures
  list: [ { file: truck.jpg, alt: A truck with ladders } ]
`,
  );
  const { code, said } = await run(['--from', file, '--to', place]);
  expect([code, said]).toEqual([0, expect.stringContaining(`CONTENT_DIR='${place}' npm run dev`)]);
  expect(said).toContain('tips.yaml: the page is absent until you write it.');
  expect(readContent(place).mistakes).toEqual([]);
  const mark = readFileSync(join(place, 'drawings/logo.svg'), 'utf8');
  expect(mark).toContain('id="mark"');
  expect(mark).not.toContain('<text');
  expect(readFileSync(join(place, 'photos/truck.jpg'), 'utf8')).toBe('truck.jpg');
  expect(readdirSync(join(place, 'photos'))).toHaveLength(1);
  const left = readFileSync(join(place, 'going-live.txt'), 'utf8');
  expect(left).toContain('left out were from-a-phone.heic, undescribed.jpg.');
  expect(readFileSync(join(place, 'settings.env'), 'utf8')).toContain(`CONTENT_DIR="${place}"`);
});

test('a folder that is not empty stays as it is', async () => {
  const place = newPlace();
  writeFileSync(join(place, 'kept.txt'), 'mine');
  const { code, said } = await run(['--from', AUSTIN, '--to', place]);
  expect([code, said]).toEqual([1, `${place} is not empty. Name a folder that is empty or not there yet.\n`]);
  expect(readdirSync(place)).toEqual(['kept.txt']);
});

test('mistakes in the answers are named with their lines, and nothing is written', async () => {
  const folder = newPlace();
  const file = join(folder, 'answers.yaml');
  writeFileSync(file, 'name: Ada\nphone: 12\nfounded: long ago\n');
  const { code, said } = await run(['--from', file, '--to', join(folder, 'site')]);
  expect([code, said]).toEqual([
    1,
    `${file}, line 2, phone: found 12; expected a phone number like "(123) 456-7890".\n${file}, line 3, founded: found "long ago"; expected a number.\n`,
  ]);
  expect(readdirSync(folder)).toEqual(['answers.yaml']);
});

test('a photograph that is not there is a mistake', async () => {
  const folder = newPlace();
  const file = join(folder, 'answers.yaml');
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(
    file,
    'name: Ada\nphone: 512-555-2142\nphotos: { folder: pictures, list: [ { file: roof.jpg } ] }\n',
  );
  const { code, said } = await run(['--from', file, '--to', join(folder, 'site')]);
  expect(code).toBe(1);
  expect(said).toContain(`found "roof.jpg"; expected a file in ${join(folder, 'pictures')}.`);
  expect(existsSync(join(folder, 'site'))).toBe(false);
});

test('Ctrl-C keeps what was answered, and the interview goes on from there', async () => {
  const folder = newPlace();
  const file = join(folder, 'answers.yaml');
  writeFileSync(file, 'shortName: none\n');
  const stopped = await run(
    ['--from', file],
    [
      { waitFor: 'business called', text: 'Ada: “gutters” & #1\r' },
      { waitFor: 'office answer', text: '512-555-2142\r' },
      { waitFor: 'day and night', text: '\x03' },
    ],
  );
  expect(stopped).toMatchObject({ code: 1, said: expect.stringContaining(`npm run new -- --from ${file}`) });
  const kept = { shortName: 'none', name: 'Ada: “gutters” & #1', phone: '512-555-2142' };
  expect(parse(readFileSync(file, 'utf8'))).toEqual(kept);
  const again = await run(
    ['--from', file],
    [
      { waitFor: 'day and night', text: 'none\r' },
      { waitFor: 'requests go', text: '\x03' },
    ],
  );
  expect(again.said).not.toContain('business called');
  expect(parse(readFileSync(file, 'utf8'))).toEqual({ ...kept, emergencyPhone: 'none' });
});

test('the whole interview becomes a folder', async () => {
  const folder = newPlace();
  const file = join(folder, 'answers.yaml');
  const place = join(folder, 'site');
  writeFileSync(file, 'shortName: none\n');
  mkdirSync(join(folder, 'My work'));
  for (const name of ['1.jpg', '2.jpg', '3.jpg']) writeFileSync(join(folder, 'My work', name), name);
  const typed = [
    ['business called', 'Lone Star Gutters\r'],
    ['office answer', '555\r'],
    ['Expected a phone number', '\x15512-555-2142\r'],
    ['day and night', 'none\r'],
    ['requests go', 'office@lonestargutters.com\r'],
    ['domain of', 'www.lonestargutters.com\r'],
    ['Street and', '\r'],
    ['City', 'Austin\r'],
    ['State', 'Texas\r'],
    ['ZIP', '78744\r'],
    ['which year', '2012\r'],
    ['Its name', 'none\r'],
    ['County or area', 'Travis County\r'],
    ['Its towns', 'Manor and Austin\r'],
    ['County or area', '\r'],
    ['What it is called', 'none\r'],
    ['What do you do', 'gutters\t'],
    ['◼ Gutters', '\r'],
    ['What else', 'Chimney caps\r'],
    ['Prices?', '\r'],
    ['New gutters', '1100-1600\r'],
    ['rehung', '\r'],
    ['cleaned', '$140\r'],
    ['a usual job', 'One cap\r'],
    ['from–to', '250-420\r'],
    ['a usual job', '\r'],
    ['Monday to', '7:30-5\r'],
    ['Saturday', '9 am to noon\r'],
    ['Sunday', 'closed\r'],
    ['which holidays', ' \r'],
    ['how much time', '2 hours\r'],
    ['First name and', 'none\r'],
    ['First name or', 'none\r'],
    ['Deposit', '0\r'],
    ['new work', '2\r'],
    ['on repairs', '\r'],
    ['may cancel', '\r'],
    ['estimate holds', '30\r'],
    ['further pages', '\r'],
    ['three letters', '\r'],
    ['your color', 'dark green\r'],
    ['photographs', 'nowhere\r'],
    ['no such folder', `\x15${join(folder, 'My\\ work')}\r`],
    ['1.jpg: what', 'A new gutter over a porch\r'],
    ['1.jpg: on', '\r'],
    ['2.jpg: what', '\r'],
    ['3.jpg: what', 'A ladder on a lawn\r'],
    ['3.jpg: on', '\x1b[A\r'],
    ['runs your email', '\r'],
    ['its folder be', `\x15${place}\r`],
  ].map(([waitFor = '', text = '']) => ({ waitFor, text }));
  const { code, said } = await run(['--from', file], typed);
  expect([code, said]).toEqual([0, expect.stringContaining(`CONTENT_DIR=${place} npm run dev`)]);
  const { content, mistakes } = readContent(place);
  expect(mistakes).toEqual([]);
  expect(content?.company).toMatchObject({
    phone: '(512) 555-2142',
    timeZone: 'America/Chicago',
    founded: 2012,
  });
  expect(content?.areas).toEqual([{ name: 'Travis County', towns: ['Austin', 'Manor'] }]);
  expect(content?.serviceDetails['chimney-caps']?.sheet?.jobs[0]).toMatchObject({
    name: 'One cap',
    price: [250, 420],
  });
  expect(content?.office.hours).toMatchObject({ friday: [['07:30', '17:00']], sunday: [] });
  expect(content?.home?.slides[0]?.photo).toBe('1');
  expect(readdirSync(join(place, 'photos')).toSorted()).toEqual(['1.jpg', '3.jpg']);
  expect(readFileSync(join(place, 'photos.yaml'), 'utf8')).toMatch(
    /A ladder on a lawn[\s\S]*A ladder on a lawn/,
  );
  expect(readFileSync(join(place, 'going-live.txt'), 'utf8')).toContain('left out were 2.jpg.');
});
