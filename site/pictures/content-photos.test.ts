import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { contentDir } from '../../scripts/folders.mjs';
import { brightness, type ContentPhotos, preparePhotos } from './content-photos.ts';
import { measure } from './encode.ts';

const WORDS = { alt: 'A deck', caption: 'Boards 6 in. wide', sample: true };

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();

/** A content folder with these files in `photos/`. */
async function contentWith(files: Record<string, Buffer | Promise<Buffer>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'photos'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'photos', name), await content);
  return folder;
}

/** The folder's photographs, `described` of them with words; mistakes without the folder's path. */
async function prepare(folder: string, described: string[]): Promise<ContentPhotos> {
  const words = Object.fromEntries(described.map((name) => [name, WORDS]));
  const content = await preparePhotos(folder, words);
  return { ...content, mistakes: content.mistakes.map((each) => each.replaceAll(`${folder}/photos/`, '')) };
}

test('a master becomes a photograph by its name, with its night, its words and the addresses of its copies', async () => {
  const night = sharp({ create: { width: 600, height: 400, channels: 3, background: '#000' } }).jpeg();
  const folder = await contentWith({
    'deck.jpg': jpeg(600, 400),
    'deck.night.jpg': night.toBuffer(),
    'SHED.JPG': jpeg(500, 900),
  });
  const { photos, files, mistakes } = await prepare(folder, ['deck', 'SHED']);
  expect(mistakes).toEqual([]);
  expect(photos.deck).toEqual({
    file: expect.stringMatching(/^\/assets\/photos\/deck-[\w-]{6}$/),
    night: expect.stringMatching(/^\/assets\/photos\/deck-night-[\w-]{6}$/),
    width: 600,
    height: 400,
    color: '#642',
    bright: 2,
    alt: 'A deck',
    caption: 'Boards 6\u00a0in. wide',
  });
  expect(photos.SHED).toMatchObject({ width: 500, height: 900 });
  expect(files.map(({ address }) => address).toSorted()).toEqual(
    [
      ...[`${photos.deck?.file}-480.avif`, `${photos.deck?.file}-480.webp`, `${photos.deck?.night}-480.avif`],
      ...[`${photos.SHED?.file}-480.avif`, `${photos.SHED?.file}-480.webp`],
    ].toSorted(),
  );
  for (const { path } of files) expect((await sharp(path).metadata()).width, path).toBe(480);
});

test('all mistakes are told at once, each with its file and what to do, and the kept copies stay', async () => {
  const whole = await jpeg(1200, 800);
  const folder = await contentWith({ 'deck.jpg': whole });
  await prepare(folder, ['deck']);
  const copies = () => readdirSync(join(folder, 'photos/copies'));
  const before = copies();
  const broken = {
    'deck.jpg': jpeg(1200, 800),
    'deck.night.jpg': jpeg(800, 1200),
    'deck.png': jpeg(30, 20),
    'cut.jpg': whole.subarray(0, whole.length * 0.8),
    'dekc.night.jpg': jpeg(30, 20),
    'huge.jpg': jpeg(10_000, 6001),
    'iphone.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'renamed.jpg': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'print.jpg': sharp(whole).toColorspace('cmyk').jpeg().toBuffer(),
    'empty.jpg': Buffer.alloc(0),
    'damaged.jpg': Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'),
    'text.jpg': Buffer.from('no picture'),
    'unknown.jpg': jpeg(30, 20),
  };
  for (const [name, content] of Object.entries(broken))
    writeFileSync(join(folder, 'photos', name), await content);
  const { mistakes } = await prepare(folder, [
    'deck',
    'cut',
    'damaged',
    'empty',
    'huge',
    'renamed',
    'print',
    'text',
    'gone',
  ]);
  const again = 'export it again as JPEG in sRGB';
  const unread = (name: string) => new RegExp(`^${name} cannot be read as a picture \\(.+\\): ${again}$`);
  expect(mistakes).toEqual([
    expect.stringMatching(unread('cut.jpg')),
    expect.stringMatching(unread('damaged.jpg')),
    'deck.night.jpg is 800 x 1200 pixels, and the picture by day 1200 x 800: remove the one for the dark theme, or make it of the same size',
    'deck.png has the name of deck.jpg: remove one of them',
    'dekc.night.jpg is a picture for the dark theme, and there is no dekc.jpg',
    expect.stringMatching(unread('empty.jpg')),
    'gone.jpg is described, and there is no such file',
    `huge.jpg is 10000 x 6001 pixels, more than 60 million: ${again}, 3840 pixels wide`,
    `iphone.heic is neither JPEG nor PNG: ${again}`,
    `print.jpg is in CMYK, the colors of a printer: ${again}`,
    `renamed.jpg is a HEIC picture: ${again}`,
    expect.stringMatching(unread('text.jpg')),
    'unknown.jpg is not described: photos.yaml needs its alt text',
  ]);
  expect(copies()).toEqual(before);
});

test('what is missing is encoded, and what belongs to no master goes', async () => {
  const folder = await contentWith({ 'deck.jpg': jpeg(400, 600) });
  await prepare(folder, ['deck']);
  const first = readdirSync(join(folder, 'photos/copies'));
  expect(first).toHaveLength(2);
  cpSync(join(folder, 'photos/deck.jpg'), join(folder, 'photos/door.jpg'));
  rmSync(join(folder, 'photos/deck.jpg'));
  await prepare(folder, ['door']);
  const names = first.map((name) => name.replace('deck', 'door'));
  expect(readdirSync(join(folder, 'photos/copies'))).toEqual(names);
});

test('a site may be without photographs', async () => {
  expect(await preparePhotos('/nowhere', {})).toEqual({ photos: {}, files: [], mistakes: [] });
});

test('white rooms get the whole evening, porches a part of it, and dusk none', () => {
  expect([0.45, 0.3, 0.2, 0.13, 0.1].map(brightness)).toEqual([2, 2, 1, 1, undefined]);
});

test('no picture by night is as bright as the white rooms by day', async () => {
  for (const file of globSync(join(contentDir, 'photos', '*.night.*'))) {
    expect(brightness((await measure(file)).light), file).not.toBe(2);
  }
});

test('without a caption, a photograph has its description below it', async () => {
  const folder = await contentWith({ 'dana.jpg': jpeg(400, 600) });
  const { photos } = await preparePhotos(folder, { dana: { alt: 'Dana R.', sample: false } });
  expect(photos.dana).toMatchObject({ alt: 'Dana R.', caption: 'Dana\u00a0R.' });
});
