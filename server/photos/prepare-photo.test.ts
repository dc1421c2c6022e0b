import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { createPhotoProcess } from './photo-process.ts';
import { preparePhoto } from './prepare-photo.ts';
import { tiledHeic } from './testing/heic.ts';
import { corners, EXIF, half, picture, pngOf } from './testing/pictures.ts';

async function prepared(content: Buffer | string, name = 'from-a-phone.jpg') {
  const file = join(await temporaryFolder(), name);
  await writeFile(file, content);
  return preparePhoto(file);
}

async function master(content: Buffer): Promise<Buffer> {
  const result = await prepared(content);
  if (!('bytes' in result)) throw new Error(result.problem);
  return Buffer.from(result.bytes);
}

test.each([
  [1, 'red blue blue blue', 1600, 1200],
  [3, 'blue blue blue red', 1600, 1200],
  [6, 'blue red blue blue', 1200, 1600],
  [8, 'blue blue red blue', 1200, 1600],
])(
  'a picture that a phone has stored at orientation %i is upright, without place and camera',
  async (orientation, seen, width, height) => {
    const stored = await picture().jpeg().withExif(EXIF).withMetadata({ orientation, exif: EXIF }).toBuffer();
    expect((await sharp(stored).metadata()).orientation).toBe(orientation);
    expect(stored.includes('Quetzal')).toBe(true);
    const bytes = await master(stored);
    const about = await sharp(bytes).metadata();
    expect(about).toMatchObject({ format: 'jpeg', width, height, space: 'srgb' });
    for (const left of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(about[left], left).toBeUndefined();
    expect(bytes.includes('Quetzal')).toBe(false);
    expect(await corners(bytes)).toBe(seen);
  },
);

test.each([
  ['jpeg', (each: Sharp) => each.jpeg()],
  ['png with transparency', (each: Sharp) => each.ensureAlpha(0.5).png()],
  ['png of 16 bits', (each: Sharp) => each.toColorspace('rgb16').png()],
  ['webp', (each: Sharp) => each.webp()],
  ['avif', (each: Sharp) => each.avif({ effort: 0 })],
  ['cmyk', (each: Sharp) => each.toColorspace('cmyk').jpeg()],
  ['gray', (each: Sharp) => each.toColorspace('b-w').jpeg()],
])('%s becomes a JPEG in sRGB', async (_kind, store) => {
  const bytes = await master(await store(picture()).toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
    depth: 'uchar',
  });
});

test('colors of a wide profile stay what they look like', async () => {
  const wide = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#ff0000' } })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  const [stored = 255] = await sharp(wide).keepIccProfile().raw().toBuffer();
  expect(stored).toBeLessThan(240);
  const [red = 0, green = 255, blue = 255] = await sharp(await master(wide))
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(250);
  expect(Math.max(green, blue)).toBeLessThan(12);
});

test('12 megapixels of a phone become as large as the writer needs them', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const small = { create: { width: 1008, height: 756, channels: 3, background: '#fff', noise } } as const;
  const bytes = await master(await sharp(small).resize(4032, 3024).jpeg().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1920, height: 1440 });
  expect(bytes.length).toBeLessThan(4_000_000);
});

test('HEIC becomes a JPEG too', async () => {
  const bytes = await master(await tiledHeic(1536, 768));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 768 });
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>';

const refused: [what: string, content: () => Promise<Buffer | string>, problem: object][] = [
  ['nothing', async () => '', { problem: 'empty' }],
  ['a text called .jpg', async () => 'This is no picture.', { problem: 'unknown' }],
  ['an SVG with a script', async () => SVG, { problem: 'unknown' }],
  ['a GIF', () => picture().gif().toBuffer(), { problem: 'unknown' }],
  [
    'the first bytes of a JPEG',
    async () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    { problem: 'broken' },
  ],
  [
    'the first bytes of HEIC',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    { problem: 'broken' },
  ],
  ['half a JPEG', async () => half(await picture().jpeg().toBuffer()), { problem: 'broken' }],
  ['half a PNG', async () => half(await picture().png().toBuffer()), { problem: 'broken' }],
  ['half a WebP', async () => half(await picture().webp().toBuffer()), { problem: 'broken' }],
  ['half an AVIF', async () => half(await picture().avif({ effort: 0 }).toBuffer()), { problem: 'broken' }],
  [
    'a bomb',
    async () => pngOf(30_000, 30_000),
    { problem: 'too-many-pixels', width: 30_000, height: 30_000 },
  ],
  ['a PNG without its pixels', async () => pngOf(3_000, 2_000), { problem: 'broken' }],
  [
    'a picture from a message',
    () => picture(1024, 768).jpeg().toBuffer(),
    { problem: 'too-small', width: 1024, height: 768 },
  ],
];

test.each(refused)('%s is refused', async (_what, content, problem) => {
  expect(await prepared(await content())).toEqual(problem);
});

describe('the program that decodes pictures', () => {
  function start(program: string) {
    const photoProcess = createPhotoProcess(program);
    onTestFinished(photoProcess.close);
    return photoProcess;
  }

  test('takes them one after the other', async () => {
    const folder = await temporaryFolder();
    const [good, bad] = [join(folder, 'good'), join(folder, 'bad')];
    await writeFile(good, await picture().jpeg().toBuffer());
    await writeFile(bad, 'no picture');
    const { ask } = start('server/photos/photo-program.ts');
    const copy = { kind: 'copy', file: good, longest: 480 } as const;
    const all = [bad, good, join(folder, 'none')].map((file) => ask({ kind: 'master', file }));
    const answers = await Promise.all([...all, ask(copy)]);
    expect(answers.map((each) => ('bytes' in each ? each.bytes.length > 100 : each.problem))).toEqual([
      'unknown',
      true,
      'broken',
      true,
    ]);
  });

  test('is started again after a picture that has ended it', async () => {
    const program = join(await temporaryFolder(), 'program.mjs');
    await writeFile(
      program,
      "process.on('message', ({ file }) => file === 'bad' ? process.kill(process.pid, 'SIGSEGV') : process.send({ problem: 'empty' }));",
    );
    const { ask } = start(program);
    const answers = await Promise.all(['bad', 'good', 'bad'].map((file) => ask({ kind: 'master', file })));
    expect(answers.map((each) => 'problem' in each && each.problem)).toEqual(['broken', 'empty', 'broken']);
  });

  test('that cannot be started is no failure', async () => {
    const { ask } = start('/nowhere/program.js');
    expect(await ask({ kind: 'master', file: 'x' })).toMatchObject({ problem: 'broken' });
  });
});
